import { searchBy } from './search.ts';

/** The sixteen industry ids (§3). */
export type IndustryId =
  | 'finance'
  | 'tech'
  | 'healthcare'
  | 'legal'
  | 'security'
  | 'hospitality'
  | 'telecom'
  | 'aviation'
  | 'construction'
  | 'logistics'
  | 'research'
  | 'media'
  | 'arts'
  | 'education'
  | 'environment'
  | 'manufacturing';

/** An industry as a tile of the Career Index shows it (§3). */
export interface Industry {
  readonly id: IndustryId;
  readonly name: string;
}

/** A part of an industry (§3). */
export interface Subindustry {
  readonly name: string;
  /** One or two sentences. */
  readonly description: string;
}

/** A leading company of an industry (§3). */
export interface IndustryCompany {
  readonly name: string;
  /** What kind of company it is, such as 'Asset manager'. */
  readonly type: string;
}

/** How far into a career an occupation usually is. */
type CareerLevel = 'Entry level' | 'Mid level' | 'Senior' | 'Executive';

/** An occupation within an industry (§3). */
export interface IndustryCareer {
  readonly title: string;
  readonly level: CareerLevel;
  /** Average salary in US dollars a year. */
  readonly avgSalary: number;
}

/** Everything the industry page tells about one industry (§3). */
export interface IndustryDetail {
  readonly name: string;
  readonly description: string;
  /** Paragraphs, oldest times first. */
  readonly history: readonly string[];
  readonly subindustries: readonly Subindustry[];
  readonly companies: readonly IndustryCompany[];
  readonly careers: readonly IndustryCareer[];
}

/** The industries whose name contains the query, in the order given; letter case is ignored (§2). */
export const searchIndustries = searchBy<Industry>(({ name }) => [name]);

/**
 * The detail of one industry, or `undefined` when there is none, which the page shows as
 * 'Industry not found' (§8). The id comes from the URL and may be any text.
 */
export function findIndustryDetail(
  details: ReadonlyMap<string, IndustryDetail>,
  id: string | undefined,
): IndustryDetail | undefined {
  return id === undefined ? undefined : details.get(id);
}
