import { useParams } from 'react-router-dom';
import { industries, industryDetails } from '#demo/industries.ts';
import { findIndustryDetail } from '#domain/industries.ts';
import { IndustryNotFoundScreen } from '#screens/industry/IndustryNotFoundScreen.tsx';
import { IndustryScreen } from '#screens/industry/IndustryScreen.tsx';

export function Component() {
  const { industryId } = useParams();
  const detail = findIndustryDetail(industryDetails, industryId);
  const industry = industries.find(({ id }) => id === industryId);
  if (!detail || !industry) return <IndustryNotFoundScreen />;
  return <IndustryScreen id={industry.id} industry={detail} />;
}
