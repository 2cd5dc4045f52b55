import { showsLink } from '../steps.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { everywhere } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { PaymentScreen } from '#src/screens/payment/PaymentScreen.tsx';

const meta = preview.meta({ title: 'Screens/Payment', component: PaymentScreen });

/** The page that "Make Payment" in the chat opens in a new tab. */
export const NotOpenYet = meta.story({
  parameters: {
    scenario: home,
    as: 'client',
    at: paths.payment.to(),
    states: ['shell.route.payment'],
    chromatic: everywhere,
  },
  play: showsLink('Go to your offers', '/offers'),
});
