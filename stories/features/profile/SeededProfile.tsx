import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getProfile, type Profile } from '#src/contract/reviews.ts';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';

/** Renders the profile of a user of the story's server. */
export function SeededProfile({
  id,
  children,
}: {
  id: number;
  children: (profile: Profile) => ReactNode;
}) {
  const { data, error } = useQuery(callQuery(useApi(), getProfile, { params: { id } }));
  if (error) return <p>{error.message}</p>;
  return data?.data ? children(data.data) : null;
}
