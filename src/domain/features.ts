/** Which icon a feature card shows (§1). The screen maps each key to a drawing. */
export type FeatureIcon = 'profile' | 'roadmap' | 'learning' | 'networking' | 'jobs' | 'ai';

/** A card of the landing page's feature section (§1, §3). */
export interface Feature {
  readonly id: string;
  readonly icon: FeatureIcon;
  readonly title: string;
  /** One sentence, always visible. */
  readonly shortDescription: string;
  /** Two or three sentences, visible while the card is open. */
  readonly fullDescription: string;
}
