import { useLocation, useSearchParams } from 'react-router-dom';
import { RATINGS, type Rating } from '#src/domain/review.ts';
import { oneOf, urlFilters } from '#src/lib/lists/url-filters.ts';

const filters = urlFilters({ rating: oneOf(RATINGS.map(String)) });

/**
 * The rating that filters the reviews of a profile, null for all. It lives in the URL, such as
 * `/user/7?rating=5`. Changes replace the history entry, so that Back leaves the profile.
 */
export function useRatingFilter() {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const { rating } = filters.read(params);
  return {
    rating: RATINGS.find((each) => String(each) === rating) ?? null,
    select({ rating: selected }: { rating: Rating | null }): void {
      setParams((current) => filters.write(current, { rating: selected && String(selected) }), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    },
  };
}
