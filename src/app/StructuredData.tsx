type StructuredDataProps = {
  /** JSON-LD with `<` escaped. */
  json: string;
};

/** JSON-LD for search engines: data, which no browser runs. */
export function StructuredData({ json }: StructuredDataProps) {
  return <script type="application/ld+json">{json}</script>;
}
