import { askedEquipment } from './asked-equipment';

describe('askedEquipment', () => {
  it('finds nothing where nothing is said of the kitchen', () => {
    expect(askedEquipment('')).toEqual([]);
    expect(askedEquipment('pasta with peas for lunch')).toEqual([]);
  });

  it('reads what a kitchen lacks', () => {
    expect(askedEquipment('we have no oven')).toHaveLength(1);
    expect(askedEquipment('without an oven')).toEqual(askedEquipment('we have no oven'));
    expect(askedEquipment('i have no blender')).not.toEqual(askedEquipment('we have no oven'));
  });

  it('takes food in the freezer for what is at home', () => {
    expect(askedEquipment('i have turkey in the freezer')).toEqual([]);
  });
});
