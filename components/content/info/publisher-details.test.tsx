import { render, screen } from '@testing-library/react';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { PublisherDetails } from './publisher-details';

const nothing: Publication = {
  operator: null,
  profiles: [],
  medicalReviewer: null,
  funding: null,
  donationUrl: null,
  newsletter: 'off',
  newsletterIntro: null,
};
const set: Publication = {
  ...nothing,
  operator: {
    name: 'Pear Trust',
    addressLines: ['1 Orchard Lane', 'Bath'],
    email: 'hello@pear.example',
    phone: null,
    registration: 'Charity 1',
    dataProtectionContact: 'dpo@pear.example',
  },
  medicalReviewer: {
    id: 1,
    slug: 'ann',
    name: 'Ann Example',
    role: 'Paediatrician',
    credentials: 'MRCPCH',
    path: '/authors/ann',
  },
  funding: 'Paid for by a grant.',
};

it.each(['privacy', 'terms', 'contact', 'about-us', 'how-we-work', 'faq'])(
  'shows nothing on /%s while nothing is set',
  (slug) => {
    const { container } = render(<PublisherDetails slug={slug} publication={nothing} />);
    expect(container).toBeEmptyDOMElement();
  },
);

it('names the controller in the privacy policy, and whom to ask about data', () => {
  render(<PublisherDetails slug="privacy" publication={set} />);
  const section = screen.getByRole('region', { name: 'Controller of your data' });
  expect(section).toHaveTextContent('Pear Trust');
  expect(section).toHaveTextContent('1 Orchard Lane');
  expect(section).toHaveTextContent('Data protection: dpo@pear.example');
  expect(screen.getByRole('link', { name: 'hello@pear.example' })).toHaveAttribute(
    'href',
    'mailto:hello@pear.example',
  );
  expect(screen.queryByText('Paid for by a grant.')).not.toBeInTheDocument();
});

it('says on the page about the work who reviews and who pays', () => {
  render(<PublisherDetails slug="how-we-work" publication={set} />);
  expect(screen.getByRole('link', { name: 'Ann Example' })).toHaveAttribute('href', '/authors/ann');
  expect(screen.getByText('Paid for by a grant.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Publisher' })).toHaveTextContent('Pear Trust');
});
