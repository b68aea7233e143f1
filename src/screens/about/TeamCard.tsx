import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import { type TeamMember, teamAvatar } from '#domain/about.ts';

type TeamCardProps = { member: TeamMember };

/** A person of the team. */
export function TeamCard({ member }: TeamCardProps) {
  return (
    <Card component="li" sx={{ p: 6, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <PersonAvatar name={member.name} seed={teamAvatar(member.name)} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {member.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {member.role}
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ mt: 5, textWrap: 'pretty' }}>{member.bio}</Typography>
    </Card>
  );
}
