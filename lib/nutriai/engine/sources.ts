/** A document that a figure or a rule rests on. */
export interface Source {
  org: string;
  title: string;
  year: number;
  url: string;
}

/** Every source the engine cites, by the id that data and findings carry. */
export const sources = {
  'usda-sr27': {
    org: 'U.S. Department of Agriculture, Agricultural Research Service',
    title: 'National Nutrient Database for Standard Reference, Release 27',
    year: 2014,
    url: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/sr11-sr28/',
  },
  'usda-foundation-2025': {
    org: 'U.S. Department of Agriculture, Agricultural Research Service',
    title: 'FoodData Central: Foundation Foods, December 2025',
    year: 2025,
    url: 'https://fdc.nal.usda.gov/',
  },
  'dfe-choking': {
    org: 'Department for Education and Food Standards Agency',
    title: 'Early years food choking hazards',
    year: 2021,
    url: 'https://help-for-early-years-providers.education.gov.uk/health-and-wellbeing/food-safety',
  },
  'cdc-choking': {
    org: 'Centers for Disease Control and Prevention',
    title: 'Choking Hazards (Infant and Toddler Nutrition)',
    year: 2025,
    url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/choking-hazards.html',
  },
  'cdc-avoid': {
    org: 'Centers for Disease Control and Prevention',
    title: 'Foods and Drinks to Avoid or Limit (Infant and Toddler Nutrition)',
    year: 2025,
    url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/foods-and-drinks-to-avoid-or-limit.html',
  },
  'aap-choking': {
    org: 'American Academy of Pediatrics',
    title: 'Prevention of Choking Among Children (Pediatrics 125:601)',
    year: 2010,
    url: 'https://doi.org/10.1542/peds.2009-2862',
  },
  'nhs-foods-to-avoid': {
    org: 'NHS',
    title: 'Foods to avoid giving babies and young children',
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  },
  'nhs-drinks': {
    org: 'NHS',
    title: 'Drinks and cups for babies and young children',
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/drinks-and-cups-for-babies-and-young-children/',
  },
  'who-complementary-feeding': {
    org: 'World Health Organization',
    title: 'WHO Guideline for complementary feeding of infants and young children 6–23 months of age',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240081864',
  },
  'fda-epa-fish': {
    org: 'U.S. Food and Drug Administration and Environmental Protection Agency',
    title: 'Advice about Eating Fish',
    year: 2024,
    url: 'https://www.fda.gov/food/consumers/advice-about-eating-fish',
  },
  'fda-eggs': {
    org: 'U.S. Food and Drug Administration',
    title: 'What You Need to Know About Egg Safety',
    year: 2024,
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/what-you-need-know-about-egg-safety',
  },
  'aap-milk': {
    org: 'American Academy of Pediatrics',
    title: 'Recommended Drinks for Children Age 5 and Younger',
    year: 2024,
    url: 'https://www.healthychildren.org/English/healthy-living/nutrition/Pages/Recommended-Drinks-for-Young-Children-Ages-0-5.aspx',
  },
  'aap-juice': {
    org: 'American Academy of Pediatrics',
    title:
      'Fruit Juice in Infants, Children, and Adolescents: Current Recommendations (Pediatrics 139:e20170967)',
    year: 2017,
    url: 'https://doi.org/10.1542/peds.2017-0967',
  },
  'aap-nitrate': {
    org: 'American Academy of Pediatrics',
    title: 'Infant Methemoglobinemia: The Role of Dietary Nitrate in Food and Water (Pediatrics 116:784)',
    year: 2005,
    url: 'https://doi.org/10.1542/peds.2005-1497',
  },
  'efsa-nitrate-infants': {
    org: 'European Food Safety Authority',
    title:
      'Statement on possible public health risks for infants and young children from the presence of nitrates in leafy vegetables',
    year: 2010,
    url: 'https://doi.org/10.2903/j.efsa.2010.1935',
  },
  'dga-2020': {
    org: 'U.S. Department of Agriculture and Department of Health and Human Services',
    title: 'Dietary Guidelines for Americans, 2020–2025',
    year: 2020,
    url: 'https://www.dietaryguidelines.gov/resources/2020-2025-dietary-guidelines-online-materials',
  },
  'dga-2025': {
    org: 'U.S. Department of Agriculture and Department of Health and Human Services',
    title: 'Dietary Guidelines for Americans, 2025–2030',
    year: 2026,
    url: 'https://www.dietaryguidelines.gov/',
  },
  'efsa-coumarin': {
    org: 'European Food Safety Authority',
    title: 'Coumarin in flavourings and other food ingredients with flavouring properties (EFSA Journal 793)',
    year: 2008,
    url: 'https://doi.org/10.2903/j.efsa.2008.793',
  },
  'niaid-peanut': {
    org: 'National Institute of Allergy and Infectious Diseases',
    title: 'Addendum Guidelines for the Prevention of Peanut Allergy in the United States',
    year: 2017,
    url: 'https://www.niaid.nih.gov/diseases-conditions/guidelines-clinicians-and-patients-food-allergy',
  },
  'who-2006-growth': {
    org: 'World Health Organization',
    title:
      'WHO Child Growth Standards: length/height-for-age, weight-for-age, weight-for-length, weight-for-height and body mass index-for-age; head circumference-for-age (2007)',
    year: 2006,
    url: 'https://www.who.int/tools/child-growth-standards/standards',
  },
  'rcpch-uk-who-charts': {
    org: 'Royal College of Paediatrics and Child Health',
    title: 'UK–WHO growth charts: guidance for health professionals',
    year: 2009,
    url: 'https://www.rcpch.ac.uk/resources/uk-who-growth-charts-guidance-health-professionals',
  },
  'nice-ng75': {
    org: 'National Institute for Health and Care Excellence',
    title: 'Faltering growth: recognition and management of faltering growth in children (NG75)',
    year: 2017,
    url: 'https://www.nice.org.uk/guidance/ng75/chapter/Recommendations',
  },
  'nasem-2023-energy': {
    org: 'National Academies of Sciences, Engineering, and Medicine',
    title: 'Dietary Reference Intakes for Energy',
    year: 2023,
    url: 'https://doi.org/10.17226/26818',
  },
  'nasem-2019-sodium-potassium': {
    org: 'National Academies of Sciences, Engineering, and Medicine',
    title: 'Dietary Reference Intakes for Sodium and Potassium',
    year: 2019,
    url: 'https://doi.org/10.17226/25353',
  },
  'iom-2011-calcium-vitamin-d': {
    org: 'Institute of Medicine',
    title: 'Dietary Reference Intakes for Calcium and Vitamin D',
    year: 2011,
    url: 'https://doi.org/10.17226/13050',
  },
  'iom-2005-water': {
    org: 'Institute of Medicine',
    title: 'Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate',
    year: 2005,
    url: 'https://doi.org/10.17226/10925',
  },
  'iom-2005-macronutrients': {
    org: 'Institute of Medicine',
    title:
      'Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids',
    year: 2005,
    url: 'https://doi.org/10.17226/10490',
  },
  'iom-2001-micronutrients': {
    org: 'Institute of Medicine',
    title:
      'Dietary Reference Intakes for Vitamin A, Vitamin K, Arsenic, Boron, Chromium, Copper, Iodine, Iron, Manganese, Molybdenum, Nickel, Silicon, Vanadium, and Zinc',
    year: 2001,
    url: 'https://doi.org/10.17226/10026',
  },
  'iom-2000-antioxidants': {
    org: 'Institute of Medicine',
    title: 'Dietary Reference Intakes for Vitamin C, Vitamin E, Selenium, and Carotenoids',
    year: 2000,
    url: 'https://doi.org/10.17226/9810',
  },
  'iom-1998-b-vitamins': {
    org: 'Institute of Medicine',
    title:
      'Dietary Reference Intakes for Thiamin, Riboflavin, Niacin, Vitamin B6, Folate, Vitamin B12, Pantothenic Acid, Biotin, and Choline',
    year: 1998,
    url: 'https://doi.org/10.17226/6015',
  },
  'iom-1997-minerals': {
    org: 'Institute of Medicine',
    title: 'Dietary Reference Intakes for Calcium, Phosphorus, Magnesium, Vitamin D, and Fluoride',
    year: 1997,
    url: 'https://doi.org/10.17226/5776',
  },
  'efsa-2017-drv': {
    org: 'European Food Safety Authority',
    title: 'Dietary Reference Values for nutrients: summary report',
    year: 2017,
    url: 'https://doi.org/10.2903/sp.efsa.2017.e15121',
  },
  'who-fao-2004': {
    org: 'World Health Organization and Food and Agriculture Organization',
    title: 'Vitamin and mineral requirements in human nutrition, second edition',
    year: 2004,
    url: 'https://www.who.int/publications/i/item/9241546123',
  },
  'paho-who-2003': {
    org: 'Pan American Health Organization and World Health Organization',
    title: 'Guiding principles for complementary feeding of the breastfed child',
    year: 2003,
    url: 'https://www.who.int/publications/i/item/9275124604',
  },
  'dewey-brown-2003': {
    org: 'Food and Nutrition Bulletin 24:5',
    title:
      'Update on technical issues concerning complementary feeding of young children in developing countries and implications for intervention programs (Dewey and Brown)',
    year: 2003,
    url: 'https://doi.org/10.1177/156482650302400102',
  },
  'who-2005-non-breastfed': {
    org: 'World Health Organization',
    title: 'Guiding principles for feeding non-breastfed children 6–24 months of age',
    year: 2005,
    url: 'https://www.who.int/publications/i/item/9241593431',
  },
  'who-2009-model-chapter': {
    org: 'World Health Organization',
    title:
      'Infant and young child feeding: model chapter for textbooks for medical students and allied health professionals',
    year: 2009,
    url: 'https://www.who.int/publications/i/item/9789241597494',
  },
  'nhs-first-foods': {
    org: 'NHS',
    title: "Your baby's first solid foods",
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/babys-first-solid-foods/',
  },
  'nhs-bottle-feeding': {
    org: 'NHS',
    title: 'Bottle feeding advice',
    year: 2025,
    url: 'https://www.nhs.uk/baby/breastfeeding-and-bottle-feeding/bottle-feeding/advice/',
  },
  'nhs-vitamins': {
    org: 'NHS',
    title: 'Vitamins for children',
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/vitamins-for-children/',
  },
  'first-steps-first-year': {
    org: 'First Steps Nutrition Trust',
    title: 'Eating well: the first year',
    year: 2017,
    url: 'https://www.firststepsnutrition.org/eating-well-early-years',
  },
  'sacn-2003-salt': {
    org: 'Scientific Advisory Committee on Nutrition',
    title: 'Salt and Health',
    year: 2003,
    url: 'https://www.gov.uk/government/publications/sacn-salt-and-health-report',
  },
  'sacn-2015-carbohydrates': {
    org: 'Scientific Advisory Committee on Nutrition',
    title: 'Carbohydrates and Health',
    year: 2015,
    url: 'https://www.gov.uk/government/publications/sacn-carbohydrates-and-health-report',
  },
  'aap-formula': {
    org: 'American Academy of Pediatrics',
    title: 'Amount and Schedule of Baby Formula Feedings',
    year: 2022,
    url: 'https://www.healthychildren.org/English/ages-stages/baby/formula-feeding/Pages/Amount-and-Schedule-of-Formula-Feedings.aspx',
  },
  'aap-vitamin-d': {
    org: 'American Academy of Pediatrics',
    title:
      'Prevention of Rickets and Vitamin D Deficiency in Infants, Children, and Adolescents (Pediatrics 122:1142)',
    year: 2008,
    url: 'https://doi.org/10.1542/peds.2008-1862',
  },
  'aap-iron': {
    org: 'American Academy of Pediatrics',
    title:
      'Diagnosis and Prevention of Iron Deficiency and Iron-Deficiency Anemia in Infants and Young Children (0–3 Years of Age) (Pediatrics 126:1040)',
    year: 2010,
    url: 'https://doi.org/10.1542/peds.2010-2576',
  },
  'eu-2016-127': {
    org: 'European Commission (also law in the United Kingdom)',
    title: 'Delegated Regulation (EU) 2016/127 on infant formula and follow-on formula',
    year: 2016,
    url: 'https://www.legislation.gov.uk/eur/2016/127/annex/I',
  },
  'nhs-vegan': {
    org: 'NHS',
    title: 'Vegetarian and vegan babies and children',
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/vegetarian-and-vegan-babies-and-children/',
  },
  'efsa-2013-infants': {
    org: 'European Food Safety Authority',
    title:
      'Scientific Opinion on nutrient requirements and dietary intakes of infants and young children in the European Union',
    year: 2013,
    url: 'https://doi.org/10.2903/j.efsa.2013.3408',
  },
  'fda-rice-cereal': {
    org: 'U.S. Food and Drug Administration',
    title: 'Action Level for Inorganic Arsenic in Rice Cereals for Infants',
    year: 2020,
    url: 'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-action-level-inorganic-arsenic-rice-cereals-infants',
  },
  'fda-bad-bug-book': {
    org: 'U.S. Food and Drug Administration',
    title: 'Bad Bug Book: Handbook of Foodborne Pathogenic Microorganisms and Natural Toxins, 2nd edition',
    year: 2012,
    url: 'https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition',
  },
  'fsis-danger-zone': {
    org: 'USDA Food Safety and Inspection Service',
    title: '“Danger Zone” (40°F–140°F)',
    year: 2017,
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/danger-zone-40f-140f',
  },
  'fda-sprouts': {
    org: 'U.S. Food and Drug Administration',
    title: 'Selecting and Serving Produce Safely',
    year: 2024,
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/selecting-and-serving-produce-safely',
  },
  'fda-star-anise': {
    org: 'U.S. Food and Drug Administration',
    title: 'FDA Issues Advisory on Star Anise “Teas” (10 September 2003, as reproduced)',
    year: 2003,
    url: 'https://www.medicinenet.com/script/main/art.asp?articlekey=24284',
  },
  'efsa-poppy': {
    org: 'European Food Safety Authority',
    title: 'Update of the Scientific Opinion on opium alkaloids in poppy seeds (EFSA Journal 16:5243)',
    year: 2018,
    url: 'https://doi.org/10.2903/j.efsa.2018.5243',
  },
  'efsa-apricot-kernels': {
    org: 'European Food Safety Authority',
    title:
      'Acute health risks related to the presence of cyanogenic glycosides in raw apricot kernels (EFSA Journal 14:4424)',
    year: 2016,
    url: 'https://doi.org/10.2903/j.efsa.2016.4424',
  },
  'ema-fennel': {
    org: 'European Medicines Agency, Committee on Herbal Medicinal Products',
    title: 'Foeniculi dulcis fructus: European Union herbal monograph',
    year: 2024,
    url: 'https://www.ema.europa.eu/en/medicines/herbal/foeniculi-dulcis-fructus',
  },
  'fsa-glycerol': {
    org: 'Food Standards Agency',
    title: 'Glycerol in slush ice drinks: guidance',
    year: 2025,
    url: 'https://www.food.gov.uk/safety-hygiene/glycerol-in-slush-ice-drinks',
  },
  'fsa-hijiki': {
    org: 'Food Standards Agency',
    title: 'Consumers advised not to eat hijiki seaweed (as reproduced)',
    year: 2010,
    url: 'https://www.wired-gov.net/wg/wg-news-1.nsf/0/CA78FAB0C9FD582F802577770035B56B?OpenDocument',
  },
  'aesan-mercury': {
    org: 'Agencia Española de Seguridad Alimentaria y Nutrición',
    title: 'Recomendaciones de consumo de pescado por presencia de mercurio',
    year: 2019,
    url: 'https://www.aesan.gob.es/AECOSAN/web/seguridad_alimentaria/ampliacion/mercurio_pescado.htm',
  },
  'fda-homemade-formula': {
    org: 'U.S. Food and Drug Administration',
    title: 'FDA Advises Parents and Caregivers to Not Make or Feed Homemade Infant Formula to Infants',
    year: 2021,
    url: 'https://www.fda.gov/food/alerts-advisories-safety-information/fda-advises-parents-and-caregivers-not-make-or-feed-homemade-infant-formula-infants',
  },
  'fsa-home-food': {
    org: 'Food Standards Agency',
    title: 'Home food fact checker',
    year: 2024,
    url: 'https://www.food.gov.uk/safety-hygiene/home-food-fact-checker',
  },
  'eu-1169-2011': {
    org: 'European Union (also law in the United Kingdom)',
    title: 'Regulation (EU) No 1169/2011 on the provision of food information to consumers, Annex II',
    year: 2011,
    url: 'https://www.legislation.gov.uk/eur/2011/1169/annex/II',
  },
  'fda-allergens': {
    org: 'U.S. Food and Drug Administration',
    title: 'Food Allergies: the Food Allergen Labeling and Consumer Protection Act and the FASTER Act',
    year: 2021,
    url: 'https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies',
  },
  'nhs-food-allergies': {
    org: 'NHS',
    title: 'Food allergies in babies and young children',
    year: 2025,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/food-allergies-in-babies-and-young-children/',
  },
  'nhs-anaphylaxis': {
    org: 'NHS',
    title: 'Anaphylaxis',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/anaphylaxis/',
  },
  'nhs-seriously-ill': {
    org: 'NHS',
    title: 'Is your baby or toddler seriously ill?',
    year: 2025,
    url: 'https://www.nhs.uk/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  'who-unicef-2021-indicators': {
    org: 'World Health Organization and UNICEF',
    title:
      'Indicators for assessing infant and young child feeding practices: definitions and measurement methods',
    year: 2021,
    url: 'https://www.who.int/publications/i/item/9789240018389',
  },
  'nhs-dehydration': {
    org: 'NHS',
    title: 'Dehydration',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/dehydration/',
  },
  'nhs-poisoning': {
    org: 'NHS',
    title: 'Poisoning',
    year: 2021,
    url: 'https://www.nhs.uk/conditions/poisoning/',
  },
  'aap-poison': {
    org: 'American Academy of Pediatrics (HealthyChildren.org)',
    title: 'Poison Prevention & Treatment Tips for Parents',
    year: 2024,
    url: 'https://www.healthychildren.org/English/safety-prevention/all-around/Pages/Poison-Prevention.aspx',
  },
  'nhs-medicines-children': {
    org: 'NHS',
    title: 'Medicines for babies and children',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/baby/health/medicines-for-babies-and-children/',
  },
  'nhs-toddler-safety': {
    org: 'NHS',
    title: 'Baby and toddler safety',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/baby/first-aid-and-safety/safety/baby-and-toddler-safety/',
  },
  'cincinnati-wild-berries': {
    org: "Cincinnati Children's Drug and Poison Information Center",
    title: 'Stay Safe Outside this Fall: Avoid Wild Mushrooms and Berries',
    year: 2023,
    url: 'https://blog.cincinnatichildrens.org/the-great-outdoors-common-poisonous-plants-and-tips-for-avoiding-them/',
  },
  'cdc-breast-milk': {
    org: 'Centers for Disease Control and Prevention',
    title: 'Breast Milk Storage and Preparation',
    year: 2025,
    url: 'https://www.cdc.gov/breastfeeding/breast-milk-preparation-and-storage/handling-breastmilk.html',
  },
  'nhs-making-up-formula': {
    org: 'NHS',
    title: 'How to make up baby formula',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/baby/breastfeeding-and-bottle-feeding/bottle-feeding/making-up-baby-formula/',
  },
  'nhs-constipation': {
    org: 'NHS',
    title: 'Constipation',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/constipation/',
  },
  'nhs-diarrhoea': {
    org: 'NHS',
    title: 'Diarrhoea and vomiting',
    year: 2023,
    url: 'https://www.nhs.uk/conditions/diarrhoea-and-vomiting/',
  },
  'nhs-reflux': {
    org: 'NHS',
    title: 'Reflux in babies',
    year: 2024,
    url: 'https://www.nhs.uk/conditions/reflux-in-babies/',
  },
  'aasm-2016-sleep': {
    org: 'American Academy of Sleep Medicine',
    title: 'Recommended Amount of Sleep for Pediatric Populations: a consensus statement',
    year: 2016,
    url: 'https://doi.org/10.5664/jcsm.5866',
  },
  'nhs-safe-sleep': {
    org: 'NHS',
    title: 'Reduce the risk of sudden infant death syndrome (SIDS)',
    year: 2024,
    url: 'https://www.nhs.uk/baby/caring-for-a-newborn/reduce-the-risk-of-sudden-infant-death-syndrome/',
  },
  'nhs-choking': {
    org: 'NHS',
    title: 'How to stop a child from choking',
    year: 2025,
    url: 'https://www.nhs.uk/baby/first-aid-and-safety/first-aid/how-to-stop-a-child-from-choking/',
  },
  'nhs-resuscitation': {
    org: 'NHS',
    title: 'How to resuscitate a child',
    year: 2025,
    url: 'https://www.nhs.uk/baby/first-aid-and-safety/first-aid/how-to-resuscitate-a-child/',
  },
  'nhs-febrile-seizures': {
    org: 'NHS',
    title: 'Febrile seizures',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/febrile-seizures/',
  },
  'alder-hey-swallowed': {
    org: 'Alder Hey Children’s NHS Foundation Trust',
    title: 'Swallowed something',
    year: 2025,
    url: 'https://www.alderhey.nhs.uk/conditions/symptoms-checker/swallowed-something/',
  },
  'nhs-burns': {
    org: 'NHS',
    title: 'Burns and scalds',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/burns-and-scalds/',
  },
  'nhs-head-injury': {
    org: 'NHS',
    title: 'Head injury and concussion',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/head-injury-and-concussion/',
  },
  'nhs-fever': {
    org: 'NHS',
    title: 'High temperature (fever) in children',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/fever-in-children/',
  },
  'nhs-meningitis': {
    org: 'NHS',
    title: 'Meningitis',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/meningitis/',
  },
  'nhs-newborn-jaundice': {
    org: 'NHS',
    title: 'Newborn jaundice',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/jaundice-newborn/',
  },
  'nhs-soothing-crying': {
    org: 'NHS',
    title: 'Soothing a crying baby',
    year: 2025,
    url: 'https://www.nhs.uk/baby/caring-for-a-newborn/soothing-a-crying-baby/',
  },
  'nhs-urgent-mental-health': {
    org: 'NHS',
    title: 'Where to get urgent help for mental health',
    year: 2025,
    url: 'https://www.nhs.uk/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/',
  },
  'nhs-first-aid': {
    org: 'NHS',
    title: 'First aid',
    year: 2025,
    url: 'https://www.nhs.uk/conditions/first-aid/',
  },
  'infant-botulism': {
    org: 'California Department of Public Health',
    title: 'Infant Botulism Treatment and Prevention Program: frequently asked questions',
    year: 2024,
    url: 'https://www.infantbotulism.org/general/faq.php',
  },
  'who-2019-activity': {
    org: 'WHO',
    title: 'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
    year: 2019,
    url: 'https://www.who.int/publications/i/item/9789241550536',
  },
  'weissbluth-1995': {
    org: 'Sleep',
    title: 'Naps in children: 6 months–7 years (Weissbluth)',
    year: 1995,
    url: 'https://doi.org/10.1093/sleep/18.2.82',
  },
  'who-2006-motor': {
    org: 'WHO',
    title: 'WHO Child Growth Standards: motor development milestones',
    year: 2006,
    url: 'https://www.who.int/tools/child-growth-standards/standards/motor-development-milestones',
  },
  'cdc-milestones': {
    org: 'Centers for Disease Control and Prevention',
    title: 'CDC’s Developmental Milestones (Learn the Signs. Act Early.)',
    year: 2022,
    url: 'https://www.cdc.gov/act-early/milestones/index.html',
  },
  'nhs-postnatal-depression': {
    org: 'NHS',
    title: 'Postnatal depression',
    year: 2022,
    url: 'https://www.nhs.uk/mental-health/conditions/post-natal-depression/overview/',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
