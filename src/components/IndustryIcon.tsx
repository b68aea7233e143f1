import { styled } from '@mui/material/styles';
import {
  Clapperboard,
  Cpu,
  Factory,
  FlaskConical,
  GraduationCap,
  HandCoins,
  HardHat,
  HeartPulse,
  Hotel,
  Leaf,
  type LucideIcon,
  Palette,
  Plane,
  RadioTower,
  Scale,
  ShieldCheck,
  Truck,
} from 'lucide-react';
import type { IndustryId } from '#domain/industries.ts';

const icons: Readonly<Record<IndustryId, LucideIcon>> = {
  finance: HandCoins,
  tech: Cpu,
  healthcare: HeartPulse,
  legal: Scale,
  security: ShieldCheck,
  hospitality: Hotel,
  telecom: RadioTower,
  aviation: Plane,
  construction: HardHat,
  logistics: Truck,
  research: FlaskConical,
  media: Clapperboard,
  arts: Palette,
  education: GraduationCap,
  environment: Leaf,
  manufacturing: Factory,
};

type IndustryIconProps = {
  id: IndustryId;
  /** Width and height in px. */
  size?: number;
};

/** An industry's picture on a soft square. Decoration: the name stands beside it. */
export function IndustryIcon({ id, size = 44 }: IndustryIconProps) {
  const Icon = icons[id];
  return (
    <Square aria-hidden="true" style={{ width: size, height: size }}>
      <Icon size={size / 2} strokeWidth={1.75} />
    </Square>
  );
}

const Square = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-trail-sunken)',
  color: 'var(--mui-palette-primary-main)',
});
