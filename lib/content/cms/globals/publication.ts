import type { Field, GlobalAfterChangeHook, GlobalConfig, TextFieldSingleValidation } from 'payload';
import * as z from 'zod';
import { invalidateAllPages } from '../../../platform/cache/page-cache';
import { afterCommit } from '../../../platform/database/after-commit';
import { admins, anyone } from '../access/roles';
import { applyPanelSettings } from '../../../platform/settings/panel-settings';
import { toPanelSettings } from '../../reading/publication-of-row';
import { checkProfileAddress, checkWebAddress } from '../fields/check-web-address';

/** Every page shows it: in its header, its footer and its structured data. */
const applyEverywhere: GlobalAfterChangeHook = async ({ doc, req }) => {
  await afterCommit(req, () => {
    applyPanelSettings(toPanelSettings(doc));
    invalidateAllPages();
  });
  return doc;
};

/** The name of the site and the sender of its mails stand in one line, wherever they stand. */
const checkName: TextFieldSingleValidation = (value) =>
  !value || !/[\p{Cc}<>]/u.test(value) || 'A name is one line, without < and >.';

const checkEmail: TextFieldSingleValidation = (value) =>
  !value || z.email().safeParse(value).success || 'Give a whole email address.';

/** A law of most countries, and every mail of a newsletter, wants a name and an address at which to write. */
const checkFrequency = (value: unknown, { data }: { data: unknown }): string | true => {
  const { operatorName, operatorAddress } = data as { operatorName?: string; operatorAddress?: string };
  if (value === 'off' || !value) return true;
  return operatorName && operatorAddress
    ? true
    : 'A newsletter must name who sends it: fill in the operator’s name and address first.';
};

const siteFields: Field[] = [
  {
    name: 'siteName',
    label: 'Name of the site',
    type: 'text',
    maxLength: 60,
    validate: checkName,
    admin: {
      description:
        'In the header, the footer, titles, search results and mails. Left empty, it is the name that the site ' +
        'was started with. Articles and pages keep the name that was typed in them.',
    },
  },
];

const mailFields: Field[] = [
  {
    name: 'senderName',
    label: 'Name of the sender',
    type: 'text',
    maxLength: 60,
    validate: checkName,
    admin: { description: 'Whom readers see as the sender of each mail. The address is set on the server.' },
  },
  {
    name: 'mailSignature',
    label: 'Signature',
    type: 'textarea',
    maxLength: 500,
    admin: { description: 'Stands below every mail: sign-in, passwords, newsletter.' },
  },
];

const operatorFields: Field[] = [
  {
    name: 'operatorName',
    label: 'Name',
    type: 'text',
    maxLength: 120,
    admin: {
      description: 'The company, charity or person who runs the site and is responsible for the data.',
    },
  },
  {
    name: 'operatorAddress',
    label: 'Postal address',
    type: 'textarea',
    maxLength: 300,
    admin: { description: 'As on an envelope, one line each.' },
  },
  { name: 'contactEmail', label: 'Email for readers', type: 'text', maxLength: 254, validate: checkEmail },
  { name: 'phone', label: 'Telephone', type: 'text', maxLength: 40 },
  {
    name: 'registration',
    label: 'Registration',
    type: 'text',
    maxLength: 150,
    admin: { description: 'Company or charity number and register, where there is one.' },
  },
  {
    name: 'dataProtectionContact',
    label: 'Contact for data protection',
    type: 'text',
    maxLength: 200,
    admin: { description: 'A name and an email address, if it is not the one above.' },
  },
];

const networkField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 300,
  validate: checkProfileAddress as TextFieldSingleValidation,
});

const editorialFields: Field[] = [
  {
    name: 'medicalReviewer',
    type: 'relationship',
    relationTo: 'people',
    admin: { description: 'Who is responsible for the medical content of the whole site.' },
  },
  {
    name: 'funding',
    label: 'How the site is paid for',
    type: 'textarea',
    maxLength: 600,
    admin: { description: 'Who pays, and what they may decide. Shown on the page about how we work.' },
  },
  {
    name: 'donationUrl',
    label: 'Donation page',
    type: 'text',
    maxLength: 300,
    validate: checkWebAddress as TextFieldSingleValidation,
  },
];

const newsletterFields: Field[] = [
  {
    name: 'newsletter',
    label: 'Digest of new posts',
    type: 'select',
    required: true,
    defaultValue: 'off',
    options: [
      { label: 'Off', value: 'off' },
      { label: 'Every Monday', value: 'weekly' },
      { label: 'On the first of the month', value: 'monthly' },
    ],
    validate: checkFrequency,
    admin: {
      description: 'Readers sign up below posts and confirm by mail. No mail is sent when nothing is new.',
    },
  },
  {
    name: 'newsletterIntro',
    label: 'How each newsletter begins',
    type: 'textarea',
    maxLength: 600,
    admin: { description: 'Left empty, it begins with “New on” and the name of the site.' },
  },
];

/**
 * Who publishes the site. Nothing here is made up at the start: what is left empty is not shown. Set by an
 * admin; the environment's `SITE_NAME`, `MAIL_FROM` and `SOCIAL_…_URL` count where a field is left empty here.
 */
export const publication: GlobalConfig = {
  slug: 'publication',
  label: 'About the publisher',
  admin: {
    group: 'Settings',
    hideAPIURL: true,
    description: 'Shown to readers on every page. Empty fields are not shown.',
  },
  access: { read: anyone, update: admins },
  hooks: { afterChange: [applyEverywhere] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Site', fields: siteFields },
        {
          label: 'Operator',
          description: 'Named in the privacy policy, on the contact page and in each newsletter.',
          fields: operatorFields,
        },
        {
          label: 'Social networks',
          description: 'The site’s own page at each, which the footer links to.',
          fields: [
            networkField('instagramUrl', 'Instagram'),
            networkField('facebookUrl', 'Facebook'),
            networkField('pinterestUrl', 'Pinterest'),
            networkField('youtubeUrl', 'YouTube'),
          ],
        },
        { label: 'Review and funding', fields: editorialFields },
        { label: 'Emails', fields: mailFields },
        { label: 'Newsletter', fields: newsletterFields },
      ],
    },
  ],
};
