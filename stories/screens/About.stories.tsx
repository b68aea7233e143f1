import { mission, team } from '#demo/about.ts';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { ...wholePage, pictures: ['desktop', 'tablet', 'phone'] },
  decorators: [publicFrame('/about', { signIn: false })],
  args: { mission, team },
});

export const About = meta.story({ name: 'Mission and team' });

const long = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft';

export const LongTexts = meta.story({
  name: 'Very long names and texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    mission: mission
      .slice(0, 1)
      .map((part) => ({ ...part, title: `${part.title} ${long}`, text: part.text.repeat(3) })),
    team: team.slice(0, 4).map((member, index) => ({
      ...member,
      name: index % 2 === 0 ? `${member.name} ${long}` : member.name,
      role: `${member.role}, ${long} and everything else`,
      bio: index === 1 ? `${member.bio} ${long} ${member.bio} ${member.bio}` : member.bio,
    })),
  },
});
