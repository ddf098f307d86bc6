/** Every document of the web client with every fault of a REST API: no text names a call, a host or anything else of the inside. */
import { describeFaults, tries } from '../testing/rest-faults.ts';

describeFaults(tries);
