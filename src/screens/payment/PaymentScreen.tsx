import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { PlaceholderPage } from '../PlaceholderPage.tsx';
import { paymentCopy as copy } from './copy.ts';

/** The /payment screen, which the chat opens in a new tab (section 2, decision D14). */
export function PaymentScreen() {
  return (
    <>
      <PageTitle>{copy.name}</PageTitle>
      <PlaceholderPage title={copy.title} texts={copy.texts} scene={<Scene name="lost" />}>
        <Button asChild>
          <Link to={paths.offers.to()}>{copy.offers}</Link>
        </Button>
      </PlaceholderPage>
    </>
  );
}
