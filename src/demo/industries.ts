import type { Industry, IndustryDetail, IndustryId } from '#domain/industries.ts';

/** The sixteen industries of the Career Index, in its order (§3). */
export const industries: readonly Industry[] = [
  { id: 'finance', name: 'Finance' },
  { id: 'tech', name: 'Technology' },
  { id: 'healthcare', name: 'Healthcare' },
  { id: 'legal', name: 'Legal services' },
  { id: 'security', name: 'Security and public safety' },
  { id: 'hospitality', name: 'Hospitality and tourism' },
  { id: 'telecom', name: 'Telecommunications' },
  { id: 'aviation', name: 'Aviation and aerospace' },
  { id: 'construction', name: 'Construction' },
  { id: 'logistics', name: 'Logistics and supply chain' },
  { id: 'research', name: 'Research and science' },
  { id: 'media', name: 'Media and entertainment' },
  { id: 'arts', name: 'Arts and design' },
  { id: 'education', name: 'Education' },
  { id: 'environment', name: 'Environment and energy' },
  { id: 'manufacturing', name: 'Manufacturing' },
];

const finance: IndustryDetail = {
  name: 'Finance',
  description:
    'Finance moves money from people who have it to people who can use it, and puts a price on the risk along the way. It pays for homes, companies and bridges, keeps savings safe, and settles billions of payments a day. The work ranges from helping one family plan for retirement to checking that a bank could survive a bad year, and it rewards people who are careful with numbers and honest about what they do not know.',
  history: [
    'Lending is older than coins. Temples in Mesopotamia lent grain and silver some four thousand years ago, and the Code of Hammurabi, written around 1750 BC, already set limits on interest. Banking in a form we would recognize grew up in the trading cities of medieval Italy. The Medici opened their bank in Florence in 1397, and merchants used bills of exchange to pay in distant cities without carrying gold. In 1494 Luca Pacioli printed the first widely read description of double-entry bookkeeping, which accountants still use.',
    'In 1602 the Dutch East India Company sold shares to the public, and the trade in those shares made Amsterdam home to the first modern stock market. The Bank of England followed in 1694, founded to lend to the government. Across the Atlantic, twenty-four brokers signed the Buttonwood Agreement in 1792, the beginning of the New York Stock Exchange. During the nineteenth century, banks and bond markets paid for canals, railroads and factories.',
    'Crises shaped the rules. The panic of 1907 led the United States to create the Federal Reserve in 1913. The crash of 1929 and the bank failures that followed brought federal deposit insurance in 1933 and the Securities and Exchange Commission in 1934. In 1944 the Bretton Woods conference tied the major currencies to the dollar, and the dollar to gold, an arrangement that came apart after the United States stopped exchanging dollars for gold in 1971.',
    'Since then, computers have changed nearly every job in the industry. Cash machines spread from 1967, the Nasdaq opened as an electronic market in 1971, and phones became wallets: M-Pesa began in Kenya in 2007. The financial crisis of 2008 brought stricter rules on how much capital banks must hold, and with them a new demand for people who understand risk, data and regulation. Today a team is as likely to hire a data analyst as a trader.',
  ],
  subindustries: [
    {
      name: 'Retail and commercial banking',
      description:
        'Checking accounts, mortgages and loans for households and businesses. It is the part of finance most people meet first, and the largest employer.',
    },
    {
      name: 'Investment banking',
      description:
        'Helps companies and governments raise money by issuing shares and bonds, and advises them when they buy, sell or merge businesses.',
    },
    {
      name: 'Asset management',
      description:
        'Invests on behalf of pension funds, universities and savers, in portfolios that balance the return they want against the risk they can bear.',
    },
    {
      name: 'Insurance',
      description:
        'Collects many small premiums to pay for a few large losses. Actuaries and underwriters work out what each risk should cost.',
    },
    {
      name: 'Payments and financial technology',
      description:
        'Builds the apps, card networks and software that move money, check identities and stop fraud, often in fractions of a second.',
    },
    {
      name: 'Accounting and audit',
      description:
        'Records what organizations earn, own and owe, and checks independently that what they publish is fair and complete.',
    },
    {
      name: 'Risk and compliance',
      description:
        'Measures what could go wrong and makes sure that laws are followed, from capital requirements to rules against money laundering.',
    },
  ],
  companies: [
    { name: 'Halvorsen Pike', type: 'Investment bank' },
    { name: 'Pinehollow Federal', type: 'Retail and commercial bank' },
    { name: 'Ostrander Vale Capital', type: 'Asset manager' },
    { name: 'Quillon Mutual', type: 'Life and property insurer' },
    { name: 'Pennywhistle Pay', type: 'Payments company' },
    { name: 'Farrow Tindale', type: 'Accounting and audit firm' },
    { name: 'Cinderbrook Partners', type: 'Private equity firm' },
    { name: 'Wexmere Exchange', type: 'Stock exchange operator' },
    { name: 'Kestrelmoor Credit Union', type: 'Member-owned credit union' },
  ],
  careers: [
    { title: 'Bank teller', level: 'Entry level', avgSalary: 39500 },
    { title: 'Junior accountant', level: 'Entry level', avgSalary: 60500 },
    { title: 'Credit analyst', level: 'Entry level', avgSalary: 71000 },
    { title: 'Compliance officer', level: 'Mid level', avgSalary: 82000 },
    { title: 'Financial analyst', level: 'Mid level', avgSalary: 98000 },
    { title: 'Personal financial advisor', level: 'Mid level', avgSalary: 108000 },
    { title: 'Actuary', level: 'Senior', avgSalary: 128000 },
    { title: 'Risk manager', level: 'Senior', avgSalary: 139000 },
    { title: 'Portfolio manager', level: 'Senior', avgSalary: 152000 },
    { title: 'Chief financial officer', level: 'Executive', avgSalary: 262000 },
  ],
};

/**
 * Details by industry id: finance alone has content (§2). A Map, so that an id taken from the URL
 * can never reach a property every object has.
 */
export const industryDetails: ReadonlyMap<string, IndustryDetail> = new Map<
  IndustryId,
  IndustryDetail
>([['finance', finance]]);
