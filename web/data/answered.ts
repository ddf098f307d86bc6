/** When what a page has asked is answered. */
import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

/** Once each question that is shown now has its answer, which may be a failure. */
export async function untilAnswered(client: ApolloClient): Promise<void> {
  const questions = [...client.getObservableQueries('active')];
  await Promise.allSettled(questions.map((question) => firstValueFrom(question.pipe(filter(({ loading }) => !loading)))));
}
