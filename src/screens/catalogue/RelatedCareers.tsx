type RelatedCareersProps = { careers: readonly string[] };

/** A card's foot: the occupations an entry leads to. */
export function RelatedCareers({ careers }: RelatedCareersProps) {
  if (careers.length === 0) return null;
  return (
    <footer>
      <p>Related careers</p>
      <ul>
        {careers.map((career) => (
          <li key={career}>{career}</li>
        ))}
      </ul>
    </footer>
  );
}
