import { send } from './ask.mjs';

const team = `query ($date: Date!, $page: Int) { teamDay(date: $date, page: $page) { nextPage people {
  employee { firstName lastName } day { attendance { punchInAt approved } summary { straightLineKm } } } } }`;
for (let page = 0; page !== null; ) {
  const { data, errors = [] } = await send(team, { date: '2026-11-20', page });
  for (const { path = [], message } of errors) console.error(path.join('.'), message);
  if (!data?.teamDay) throw new Error(`Page ${page} of the team could not be read`);
  for (const { employee, day } of data.teamDay.people) console.log(employee.firstName, day.attendance?.punchInAt ?? 'not in', day.summary?.straightLineKm ?? 0);
  page = data.teamDay.nextPage;
}
