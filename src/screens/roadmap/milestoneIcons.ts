import {
  Award,
  BriefcaseBusiness,
  Compass,
  Database,
  Flag,
  FlaskConical,
  GraduationCap,
  type LucideIcon,
  Presentation,
  Users,
} from 'lucide-react';
import type { MilestoneIcon } from '#domain/roadmap.ts';

/** The drawing for each milestone icon (§3). */
export const milestoneIcons: Readonly<Record<MilestoneIcon, LucideIcon>> = {
  'graduation-cap': GraduationCap,
  briefcase: BriefcaseBusiness,
  compass: Compass,
  database: Database,
  flask: FlaskConical,
  award: Award,
  users: Users,
  presentation: Presentation,
  flag: Flag,
};
