/**
 * Every document of the web client with every fault of a REST API. No message may contain a call, a host or other internal details.
 * @module-tag slow
 */
import { describeFaults, tries } from '../testing/rest-faults.ts';

describeFaults(tries);
