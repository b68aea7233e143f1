const locale = 'en-US';
const timeZone = 'UTC';

const salaryFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const axisFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** A yearly salary in whole US dollars: '$95,000' (§3). */
export function formatSalary(dollarsPerYear: number): string {
  return salaryFormat.format(dollarsPerYear);
}

/** A round amount in US dollars, short enough for a chart's axis: '$100K', '$1.5M'. */
export function formatShortDollars(dollars: number): string {
  return axisFormat.format(dollars);
}

/**
 * The calendar date of an ISO 8601 date or instant, in UTC: 'Nov 18, 2026'. A text that is no date
 * throws a RangeError, as do the other date helpers here: dates come from our own content.
 */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** The time of day of an ISO 8601 instant, in UTC: '9:41 AM'. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** 'Today', 'Yesterday', or the date, as a member would say it at the instant `nowIso` (UTC days). */
export function formatRelativeDay(iso: string, nowIso: string): string {
  const daysAgo = dayNumber(nowIso) - dayNumber(iso);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return formatDate(iso);
}

/** Whole UTC days since 1970. */
function dayNumber(iso: string): number {
  return Math.floor(new Date(iso).getTime() / millisecondsPerDay);
}
