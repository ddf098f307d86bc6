/** The documents of the web client, letter by letter as it sends them. */
export const webDocuments: readonly string[] = [
  `mutation AddDealer($input: AddDealerInput!) {
  addDealer(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation AddEmployee($input: AddEmployeeInput!) {
  addEmployee(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    setPasswordUrl
    __typename
  }
}`,
  `mutation AddFarmer($input: AddFarmerInput!) {
  addFarmer(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation AnswerDayQuestion($input: AnswerDayQuestionInput!) {
  answerDayQuestion(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    attendance {
      id
      approved
      ...DayReview_day
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `mutation ApproveAttendance($input: ApproveAttendanceInput!) {
  approveAttendance(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation ApproveDays($input: ApproveDaysInput!) {
  approveDays(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    outcomes {
      code
      message
      __typename
    }
    __typename
  }
}`,
  `mutation AskAboutDay($input: AskAboutDayInput!) {
  askAboutDay(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    attendance {
      id
      approved
      ...DayReview_day
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `mutation CancelMeeting($input: CancelMeetingInput!) {
  cancelMeeting(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {
  closePayrollMonth(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation CorrectAttendance($input: CorrectAttendanceInput!) {
  correctAttendance(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    attendance {
      id
      punchOutAt
      workMinutes
      correctable
      ...DayReview_day
      corrections {
        punchOutAt
        by
        reason
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    token
    accessToken {
      id
      expiresAt
      __typename
    }
    __typename
  }
}`,
  `mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    secret
    __typename
  }
}`,
  `mutation DeleteWebhook($input: DeleteWebhookInput!) {
  deleteWebhook(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation DismissDuplicate($input: DismissDuplicateInput!) {
  dismissDuplicate(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation ExportAttendance($input: ExportAttendanceInput!) {
  exportAttendance(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportAuditEvents($input: ExportAuditEventsInput!) {
  exportAuditEvents(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportDealerDuplicates($input: ExportDealerDuplicatesInput!) {
  exportDealerDuplicates(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportDealers($input: ExportDealersInput!) {
  exportDealers(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportFarmerDuplicates($input: ExportFarmerDuplicatesInput!) {
  exportFarmerDuplicates(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportFarmers($input: ExportFarmersInput!) {
  exportFarmers(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportInvoices($input: ExportInvoicesInput!) {
  exportInvoices(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportMeetings($input: ExportMeetingsInput!) {
  exportMeetings(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportPayrollMonth($input: ExportPayrollMonthInput!) {
  exportPayrollMonth(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportQrBatchCards($input: ExportQrBatchCardsInput!) {
  exportQrBatchCards(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportQrBatchPeople($input: ExportQrBatchPeopleInput!) {
  exportQrBatchPeople(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportQrBatches($input: ExportQrBatchesInput!) {
  exportQrBatches(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ExportQrUses($input: ExportQrUsesInput!) {
  exportQrUses(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    url
    __typename
  }
}`,
  `mutation ForgotPassword($input: ForgotPasswordInput!) {
  forgotPassword(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation GenerateQrCodes($input: GenerateQrCodesInput!) {
  generateQrCodes(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    batch {
      id
      __typename
    }
    __typename
  }
}`,
  `mutation MakePasswordLink($input: MakePasswordLinkInput!) {
  makePasswordLink(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    setPasswordUrl
    expiresAt
    __typename
  }
}`,
  `mutation MarkAttendance($input: MarkAttendanceInput!) {
  markAttendance(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    userId
    date
    __typename
  }
}`,
  `mutation MergeCustomers($input: MergeCustomersInput!) {
  mergeCustomers(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation PlanMeeting($input: PlanMeetingInput!) {
  planMeeting(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation PlanMeetings($input: PlanMeetingsInput!) {
  planMeetings(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    outcomes {
      code
      message
      __typename
    }
    __typename
  }
}`,
  `mutation RecordMusterExport($input: ExportAttendanceInput!) {
  exportAttendance(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation RedeliverWebhook($input: RedeliverWebhookInput!) {
  redeliverWebhook(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation RefuseDay($input: RefuseDayInput!) {
  refuseDay(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    attendance {
      id
      approved
      ...DayReview_day
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {
  reopenPayrollMonth(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    accessToken {
      id
      active
      revokedAt
      __typename
    }
    __typename
  }
}`,
  `mutation ScheduleMeeting($input: ScheduleMeetingInput!) {
  scheduleMeeting(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation SetDayType($input: SetDayTypeInput!) {
  setDayType(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation SetEmployeeActive($input: SetEmployeeActiveInput!) {
  setEmployeeActive(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    active
    __typename
  }
}`,
  `mutation SetHoliday($input: SetHolidayInput!) {
  setHoliday(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation SetQrRecallCall($input: SetQrRecallCallInput!) {
  setQrRecallCall(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    token
    viewer {
      id
      firstName
      lastName
      roles
      __typename
    }
    __typename
  }
}`,
  `mutation SignOut($input: SignOutInput!) {
  signOut(input: $input) {
    message
    __typename
  }
}`,
  `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation TestWebhook($input: TestWebhookInput!) {
  testWebhook(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `mutation TransferTerritory($input: TransferTerritoryInput!) {
  transferTerritory(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    handedOverAt
    moved {
      farmers
      dealers
      meetings
      __typename
    }
    left {
      state
      district
      taluka
      counts {
        farmers
        dealers
        meetings
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `mutation UpdateDealer($input: UpdateDealerInput!) {
  updateDealer(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    dealer {
      id
      ...DealerRow_dealer
      record {
        ...EditCustomer_record
        ...CustomerPage_record
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment DealerRow_dealer on Dealer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}`,
  `mutation UpdateEmployee($input: UpdateEmployeeInput!) {
  updateEmployee(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    employee {
      ...EmployeeForm_employee
      __typename
    }
    __typename
  }
}

fragment PersonForm_employee on Employee {
  id
  firstName
  middleName
  lastName
  dateOfBirth
  gender
  phoneNumber
  email
  roles
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  version
  lastChange {
    at
    employee {
      id
      name
      __typename
    }
    __typename
  }
  __typename
}

fragment EmployeeForm_employee on Employee {
  ...PersonForm_employee
  payrollId
  __typename
}`,
  `mutation UpdateFarmer($input: UpdateFarmerInput!) {
  updateFarmer(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    farmer {
      id
      ...FarmerRow_farmer
      record {
        ...EditCustomer_record
        ...CustomerPage_record
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment FarmerRow_farmer on Farmer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}`,
  `mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    profile {
      ...PersonForm_employee
      __typename
    }
    __typename
  }
}

fragment PersonForm_employee on Employee {
  id
  firstName
  middleName
  lastName
  dateOfBirth
  gender
  phoneNumber
  email
  roles
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  version
  lastChange {
    at
    employee {
      id
      name
      __typename
    }
    __typename
  }
  __typename
}`,
  `mutation UpdateWebhook($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    secret
    __typename
  }
}`,
  `mutation VoidQrCodes($input: VoidQrCodesInput!) {
  voidQrCodes(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    voidedCount
    usedCount
    __typename
  }
}`,
  `mutation WithdrawApproval($input: WithdrawApprovalInput!) {
  withdrawApproval(input: $input) {
    message
    userErrors {
      message
      code
      __typename
    }
    __typename
  }
}`,
  `query AccessTokens($page: Int!) {
  accessTokens(page: $page, size: 10) {
    nodes {
      id
      ...TokenRow_token
      __typename
    }
    totalCount
    __typename
  }
}

fragment TokenRow_token on AccessToken {
  id
  name
  roles
  createdByName
  expiresAt
  lastUsedAt
  revokedAt
  active
  __typename
}`,
  `query Activity($from: Date!, $to: Date!, $besideFrom: Date!, $besideTo: Date!, $groupBy: ActivityGroup!) {
  now: activityReport(from: $from, to: $to, groupBy: $groupBy) {
    rows {
      ...Activity_row
      __typename
    }
    __typename
  }
  beside: activityReport(from: $besideFrom, to: $besideTo, groupBy: $groupBy) {
    rows {
      ...Activity_row
      __typename
    }
    __typename
  }
}

fragment Activity_row on ActivityRow {
  key
  label
  visits
  meetingsHeld
  farmersRegistered
  dealersRegistered
  codesUsed
  pointsGiven
  __typename
}`,
  `query Areas {
  areas {
    name
    formerNames
    districts {
      name
      formerNames
      talukas
      __typename
    }
    __typename
  }
}`,
  `query Attendance($userId: ID!, $period: AttendancePeriod!) {
  attendance(userId: $userId, period: $period) {
    id
    date
    punchInAt
    punchOutAt
    approved
    workMinutes
    ...DayReview_day
    ...AttendanceRow_day
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}

fragment AttendanceRow_day on AttendanceDay {
  id
  date
  punchInAt
  punchOutAt
  workMinutes
  workDuration
  approved
  correctable
  ...DayReview_day
  corrections {
    punchOutAt
    by
    reason
    __typename
  }
  __typename
}`,
  `query AuditEvents($person: String, $action: AuditAction, $from: Date!, $until: Date!, $page: Int!) {
  auditEvents(
    person: $person
    action: $action
    from: $from
    until: $until
    page: $page
    size: 10
  ) {
    nodes {
      id
      ...AuditRow_event
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment AuditRow_event on AuditEvent {
  id
  at
  action
  actorId
  actorName
  toolName
  subjectId
  subjectName
  detail
  __typename
}`,
  `query CheckEvents($userId: ID!, $date: Date!) {
  checkEvents(userId: $userId, date: $date) {
    id
    kind
    at
    __typename
  }
}`,
  `query ClientConfig {
  clientConfig {
    extensions
    basemap {
      files
      attribution
      __typename
    }
    mapTiles {
      url
      attribution
      __typename
    }
    __typename
  }
}`,
  `query Coverage($type: MeetingType!, $days: Int!, $groupBy: CoverageGroup!) {
  coverage(type: $type, days: $days, groupBy: $groupBy) {
    rows {
      key
      label
      state
      district
      total
      visited
      never
      __typename
    }
    __typename
  }
}`,
  `query Day($userId: ID!, $date: Date!) {
  dayDashboard(userId: $userId, date: $date) {
    date
    travel {
      id
      at
      location {
        latitude
        longitude
        __typename
      }
      comment
      syncComment
      leftOut
      __typename
    }
    farmers {
      id
      firstName
      lastName
      phoneNumber
      location {
        latitude
        longitude
        __typename
      }
      address {
        village
        taluka
        __typename
      }
      __typename
    }
    dealers {
      id
      firstName
      lastName
      phoneNumber
      location {
        latitude
        longitude
        __typename
      }
      address {
        village
        taluka
        __typename
      }
      __typename
    }
    meetings {
      id
      startLocation {
        latitude
        longitude
        __typename
      }
      endLocation {
        latitude
        longitude
        __typename
      }
      comment
      __typename
    }
    plannedMeetings {
      id
      type
      plannedAt
      purpose
      firstName
      lastName
      __typename
    }
    stops {
      location {
        latitude
        longitude
        __typename
      }
      fromAt
      untilAt
      minutes
      __typename
    }
    legs {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      __typename
    }
    jumps {
      fromAt
      untilAt
      minutesBack
      straightLineKm
      kmPerHour
      pointCount
      __typename
    }
    checkEvents {
      id
      kind
      at
      __typename
    }
    rules {
      stopMetres
      stopMinutes
      silenceMinutes
      maxKmPerHour
      __typename
    }
    __typename
  }
}`,
  `query DayActivity($date: Date!) {
  activityReport(from: $date, to: $date, groupBy: EMPLOYEE) {
    rows {
      key
      farmersRegistered
      dealersRegistered
      __typename
    }
    total {
      farmersRegistered
      dealersRegistered
      codesUsed
      __typename
    }
    __typename
  }
}`,
  `query DayStates($days: [DayOfEmployeeInput!]!) {
  dayDashboards(days: $days) {
    attendance {
      id
      approved
      ...DayReview_day
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `query DayTypes($userIds: [ID!]!, $month: Int!, $year: Int!) {
  dayTypes(userIds: $userIds, month: $month, year: $year) {
    userId
    days {
      date
      type
      reason
      countsAs
      __typename
    }
    __typename
  }
}`,
  `query DealerDirectory($month: Int, $year: Int, $page: Int!, $filter: DateFilter) {
  list: dealerDirectory(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
  ) {
    nodes {
      id
      ...DirectoryRow_entry
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment DirectoryRow_entry on DirectoryEntry {
  id
  farmerId
  dealerId
  name
  mobile
  whatsAppMobile
  state
  district
  taluka
  village
  __typename
}`,
  `query DealerDistance($userId: ID!, $dealerId: ID!) {
  visitSuggestions(userId: $userId, dealerId: $dealerId, first: 1) {
    nodes {
      kmFromUsualArea
      far
      __typename
    }
    __typename
  }
}`,
  `query DealerHistory($id: ID!, $kind: HistoryKind, $page: Int!) {
  history: dealerHistory(id: $id, kind: $kind, page: $page, size: 10) {
    nodes {
      ...CustomerHistory_event
      __typename
    }
    __typename
  }
}

fragment CustomerHistory_event on HistoryEvent {
  id
  kind
  at
  employee {
    id
    name
    __typename
  }
  changes {
    field
    before
    after
    __typename
  }
  meeting {
    id
    type
    status
    endedAt
    __typename
  }
  invoice {
    id
    warehouse
    productCount
    __typename
  }
  use {
    code
    product
    points
    person
    dealer
    __typename
  }
  __typename
}`,
  `query DealerRecord($id: ID!) {
  customer: dealer(id: $id) {
    id
    ...DealerRow_dealer
    location {
      latitude
      longitude
      __typename
    }
    record {
      ...EditCustomer_record
      ...CustomerPage_record
      __typename
    }
    __typename
  }
}

fragment DealerRow_dealer on Dealer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}`,
  `query DealerToEdit($id: ID!) {
  customer: dealer(id: $id) {
    id
    firstName
    lastName
    phoneNumber
    address {
      ...EditCustomer_address
      __typename
    }
    pictures {
      fileName
      url
      __typename
    }
    notes: details {
      name
      value
      __typename
    }
    record {
      ...EditCustomer_record
      __typename
    }
    __typename
  }
  lastChange: dealerHistory(id: $id, kind: CHANGED, page: 0, size: 1) {
    nodes {
      ...EditCustomer_change
      __typename
    }
    __typename
  }
}

fragment EditCustomer_address on Address {
  street
  village
  taluka
  district
  state
  pinCode
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment EditCustomer_change on HistoryEvent {
  id
  at
  employee {
    id
    name
    __typename
  }
  __typename
}`,
  `query Dealers($userId: ID, $page: Int!, $filter: CustomerFilter, $sort: CustomerSort, $direction: SortDirection) {
  customers: dealers(
    userId: $userId
    page: $page
    size: 10
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    nodes {
      id
      ...DealerRow_dealer
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment DealerRow_dealer on Dealer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
  __typename
}`,
  `query DealersToMerge($older: ID!, $newer: ID!) {
  older: dealer(id: $older) {
    ...MergePerson_dealer
    __typename
  }
  newer: dealer(id: $newer) {
    ...MergePerson_dealer
    __typename
  }
}

fragment EditCustomer_address on Address {
  street
  village
  taluka
  district
  state
  pinCode
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}

fragment MergePerson_dealer on Dealer {
  id
  firstName
  lastName
  phoneNumber
  registeredAt
  address {
    ...EditCustomer_address
    __typename
  }
  pictures {
    fileName
    url
    __typename
  }
  notes: details {
    name
    value
    __typename
  }
  record {
    ...EditCustomer_record
    ...CustomerPage_record
    __typename
  }
  __typename
}`,
  `query DuplicatePairs($type: MeetingType!, $page: Int!) {
  duplicates(type: $type, page: $page, size: 10) {
    nodes {
      id
      reasons
      farmers {
        id
        firstName
        lastName
        phoneNumber
        address {
          ...EditCustomer_address
          __typename
        }
        __typename
      }
      dealers {
        id
        firstName
        lastName
        phoneNumber
        address {
          ...EditCustomer_address
          __typename
        }
        __typename
      }
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment EditCustomer_address on Address {
  street
  village
  taluka
  district
  state
  pinCode
  __typename
}`,
  `query Employee($id: ID!) {
  employee(id: $id) {
    id
    firstName
    lastName
    email
    active
    ...EmployeeCard_employee
    __typename
  }
}

fragment EmployeeCard_employee on Employee {
  id
  firstName
  middleName
  lastName
  phoneNumber
  active
  pictures {
    url
    __typename
  }
  __typename
}`,
  `query EmployeeToEdit($id: ID!) {
  employee(id: $id) {
    ...EmployeeForm_employee
    __typename
  }
}

fragment PersonForm_employee on Employee {
  id
  firstName
  middleName
  lastName
  dateOfBirth
  gender
  phoneNumber
  email
  roles
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  version
  lastChange {
    at
    employee {
      id
      name
      __typename
    }
    __typename
  }
  __typename
}

fragment EmployeeForm_employee on Employee {
  ...PersonForm_employee
  payrollId
  __typename
}`,
  `query EmployeeWeek($userId: ID!, $from: Date!, $to: Date!) {
  plannedMeetings(userId: $userId, from: $from, to: $to) {
    people {
      ...EmployeePlan_week
      __typename
    }
    nextPage
    totalCount
    __typename
  }
}

fragment EmployeePlan_week on EmployeePlan {
  employee {
    id
    firstName
    lastName
    active
    address {
      taluka
      district
      __typename
    }
    __typename
  }
  meetings {
    id
    type
    status
    plannedAt
    purpose
    firstName
    lastName
    address {
      village
      taluka
      district
      __typename
    }
    __typename
  }
  __typename
}`,
  `query Employees($roles: [Role!]!, $page: Int!, $filter: EmployeeFilter, $orderBy: EmployeeOrder) {
  employees(
    roles: $roles
    page: $page
    size: 10
    filter: $filter
    orderBy: $orderBy
  ) {
    nodes {
      id
      ...EmployeeRow_employee
      ...EmployeeCard_employee
      __typename
    }
    totalCount
    __typename
  }
}

fragment EmployeeRow_employee on Employee {
  id
  firstName
  lastName
  email
  phoneNumber
  active
  roles
  pictures {
    url
    __typename
  }
  address {
    taluka
    district
    __typename
  }
  __typename
}

fragment EmployeeCard_employee on Employee {
  id
  firstName
  middleName
  lastName
  phoneNumber
  active
  pictures {
    url
    __typename
  }
  __typename
}`,
  `query FarmerDirectory($month: Int, $year: Int, $page: Int!, $filter: DateFilter) {
  list: farmerDirectory(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
  ) {
    nodes {
      id
      ...DirectoryRow_entry
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment DirectoryRow_entry on DirectoryEntry {
  id
  farmerId
  dealerId
  name
  mobile
  whatsAppMobile
  state
  district
  taluka
  village
  __typename
}`,
  `query FarmerDistance($userId: ID!, $farmerId: ID!) {
  visitSuggestions(userId: $userId, farmerId: $farmerId, first: 1) {
    nodes {
      kmFromUsualArea
      far
      __typename
    }
    __typename
  }
}`,
  `query FarmerHistory($id: ID!, $kind: HistoryKind, $page: Int!) {
  history: farmerHistory(id: $id, kind: $kind, page: $page, size: 10) {
    nodes {
      ...CustomerHistory_event
      __typename
    }
    __typename
  }
}

fragment CustomerHistory_event on HistoryEvent {
  id
  kind
  at
  employee {
    id
    name
    __typename
  }
  changes {
    field
    before
    after
    __typename
  }
  meeting {
    id
    type
    status
    endedAt
    __typename
  }
  invoice {
    id
    warehouse
    productCount
    __typename
  }
  use {
    code
    product
    points
    person
    dealer
    __typename
  }
  __typename
}`,
  `query FarmerRecord($id: ID!) {
  customer: farmer(id: $id) {
    id
    ...FarmerRow_farmer
    location {
      latitude
      longitude
      __typename
    }
    record {
      ...EditCustomer_record
      ...CustomerPage_record
      __typename
    }
    __typename
  }
}

fragment FarmerRow_farmer on Farmer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}`,
  `query FarmerToEdit($id: ID!) {
  customer: farmer(id: $id) {
    id
    firstName
    lastName
    phoneNumber
    address {
      ...EditCustomer_address
      __typename
    }
    pictures {
      fileName
      url
      __typename
    }
    notes: crops {
      name
      value
      __typename
    }
    record {
      ...EditCustomer_record
      __typename
    }
    __typename
  }
  lastChange: farmerHistory(id: $id, kind: CHANGED, page: 0, size: 1) {
    nodes {
      ...EditCustomer_change
      __typename
    }
    __typename
  }
}

fragment EditCustomer_address on Address {
  street
  village
  taluka
  district
  state
  pinCode
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment EditCustomer_change on HistoryEvent {
  id
  at
  employee {
    id
    name
    __typename
  }
  __typename
}`,
  `query Farmers($userId: ID, $page: Int!, $filter: CustomerFilter, $sort: CustomerSort, $direction: SortDirection) {
  customers: farmers(
    userId: $userId
    page: $page
    size: 10
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    nodes {
      id
      ...FarmerRow_farmer
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment FarmerRow_farmer on Farmer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
}`,
  `query FarmersToMerge($older: ID!, $newer: ID!) {
  older: farmer(id: $older) {
    ...MergePerson_farmer
    __typename
  }
  newer: farmer(id: $newer) {
    ...MergePerson_farmer
    __typename
  }
}

fragment EditCustomer_address on Address {
  street
  village
  taluka
  district
  state
  pinCode
  __typename
}

fragment EditCustomer_record on CustomerRecord {
  middleName
  email
  dateOfBirth
  gender
  whatsAppMobile
  version
  __typename
}

fragment CustomerPage_record on CustomerRecord {
  history {
    kind
    count
    __typename
  }
  totalPoints
  __typename
}

fragment MergePerson_farmer on Farmer {
  id
  firstName
  lastName
  phoneNumber
  registeredAt
  address {
    ...EditCustomer_address
    __typename
  }
  pictures {
    fileName
    url
    __typename
  }
  notes: crops {
    name
    value
    __typename
  }
  record {
    ...EditCustomer_record
    ...CustomerPage_record
    __typename
  }
  __typename
}`,
  `query FarmersWithPhone($phone: String!) {
  possibleDuplicates(type: FARMER, phone: $phone) {
    id
    farmer {
      id
      firstName
      lastName
      __typename
    }
    __typename
  }
}`,
  `query FieldUsage($text: String, $selection: FieldUsageSelection, $page: Int!) {
  fieldUsage(text: $text, selection: $selection, page: $page, size: 10) {
    nodes {
      id
      ...FieldUsageRow_field
      __typename
    }
    totalCount
    countedSince
    shared
    __typename
  }
}

fragment FieldUsageRow_field on FieldUsage {
  id
  deprecationReason
  operationCount
  lastUsedOn
  clients {
    name
    isTool
    operationCount
    __typename
  }
  __typename
}`,
  `query FindBatch($id: ID!) {
  qrBatch(id: $id) {
    id
    productName
    packageSize
    __typename
  }
}`,
  `query FindEmployees($text: String!) {
  search(text: $text, first: 10) {
    kind
    hits {
      node {
        ... on Employee {
          id
          firstName
          lastName
          active
          __typename
        }
        ... on Meeting {
          id
          type
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query GoogleMapsKey {
  clientConfig {
    googleMapsApiKey
    __typename
  }
}`,
  `query Holidays($year: Int!) {
  holidays(year: $year) {
    date
    name
    __typename
  }
}`,
  `query Invoice($id: ID!) {
  invoice(id: $id) {
    id
    ...InvoicePaper_invoice
    __typename
  }
}

fragment InvoiceRow_invoice on Invoice {
  id
  createdAt
  dealer {
    id
    name
    mobile
    __typename
  }
  warehouse {
    name
    __typename
  }
  scannedBy
  __typename
}

fragment InvoicePaper_invoice on Invoice {
  ...InvoiceRow_invoice
  products {
    id
    productId
    name
    qrLinked
    __typename
  }
  __typename
}`,
  `query Invoices($month: Int, $year: Int, $page: Int!, $filter: InvoiceFilter, $sort: InvoiceSort, $direction: SortDirection) {
  list: invoices(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    nodes {
      id
      ...InvoiceRow_invoice
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment InvoiceRow_invoice on Invoice {
  id
  createdAt
  dealer {
    id
    name
    mobile
    __typename
  }
  warehouse {
    name
    __typename
  }
  scannedBy
  __typename
}`,
  `query LastPoint($userId: ID!, $date: Date!) {
  dayDashboard(userId: $userId, date: $date) {
    lastPoint {
      id
      at
      __typename
    }
    __typename
  }
}`,
  `query LatestChange {
  changes(first: 1) {
    latestCursor
    __typename
  }
}`,
  `query MadeBatches($month: Int!, $year: Int!) {
  qrBatches(month: $month, year: $year, page: 0, size: 10) {
    nodes {
      id
      createdAt
      expiryInMonths
      quantity
      points
      __typename
    }
    __typename
  }
}`,
  `query Me {
  me {
    id
    firstName
    lastName
    roles
    __typename
  }
}`,
  `query Meeting($id: ID!, $type: MeetingType!) {
  meeting(id: $id, type: $type) {
    id
    type
    ...MeetingHead_meeting
    ...MeetingFacts_meeting
    ...MeetingPeople_meeting
    ...MeetingVisits_meeting
    ...MeetingPictures_meeting
    ...MeetingMap_meeting
    __typename
  }
}

fragment MeetingPeople_person on MeetingPerson {
  id
  firstName
  lastName
  email
  pictures {
    url
    __typename
  }
  __typename
}

fragment MeetingVisits_party on MeetingParty {
  id
  farmerId
  dealerId
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    village
    taluka
    district
    __typename
  }
  __typename
}

fragment MeetingMap_party on MeetingParty {
  id
  firstName
  lastName
  address {
    village
    taluka
    district
    __typename
  }
  location {
    latitude
    longitude
    __typename
  }
  __typename
}

fragment MeetingHead_meeting on Meeting {
  id
  type
  status
  plannedAt
  purpose
  __typename
}

fragment MeetingFacts_meeting on Meeting {
  id
  type
  status
  createdAt
  startedAt
  endedAt
  comment
  plannedAt
  purpose
  startLocation {
    latitude
    longitude
    __typename
  }
  endLocation {
    latitude
    longitude
    __typename
  }
  party {
    id
    farmerId
    dealerId
    firstName
    lastName
    phoneNumber
    __typename
  }
  visitedFarmers {
    id
    firstName
    __typename
  }
  visitedDealers {
    id
    firstName
    __typename
  }
  __typename
}

fragment MeetingPeople_meeting on Meeting {
  id
  type
  createdBy {
    ...MeetingPeople_person
    __typename
  }
  assignedTo {
    ...MeetingPeople_person
    __typename
  }
  __typename
}

fragment MeetingVisits_meeting on Meeting {
  id
  type
  visitedFarmers {
    ...MeetingVisits_party
    __typename
  }
  visitedDealers {
    ...MeetingVisits_party
    __typename
  }
  __typename
}

fragment MeetingPictures_meeting on Meeting {
  id
  type
  pictures {
    url
    __typename
  }
  __typename
}

fragment MeetingMap_meeting on Meeting {
  id
  type
  startedAt
  endedAt
  startLocation {
    latitude
    longitude
    __typename
  }
  endLocation {
    latitude
    longitude
    __typename
  }
  visitedFarmers {
    ...MeetingMap_party
    __typename
  }
  visitedDealers {
    ...MeetingMap_party
    __typename
  }
  __typename
}`,
  `query Meetings($userId: ID, $status: MeetingStatus, $page: Int!, $filter: MeetingFilter, $sort: MeetingSort, $direction: SortDirection) {
  meetings(
    userId: $userId
    status: $status
    page: $page
    size: 10
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    nodes {
      id
      type
      ...MeetingRow_meeting
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment MeetingRow_meeting on Meeting {
  id
  number
  type
  status
  createdAt
  startedAt
  endedAt
  plannedAt
  purpose
  createdBy {
    id
    firstName
    lastName
    __typename
  }
  assignedTo {
    id
    firstName
    lastName
    __typename
  }
  party {
    id
    farmerId
    dealerId
    firstName
    lastName
    pictures {
      url
      __typename
    }
    address {
      village
      taluka
      district
      __typename
    }
    __typename
  }
  __typename
}`,
  `query MeetingsOfDay($date: Date!, $size: Int!) {
  meetings(
    filter: {everyone: true, plannedFrom: $date, plannedUntil: $date}
    sort: PLANNED
    page: 0
    size: $size
  ) {
    nodes {
      id
      number
      type
      status
      plannedAt
      assignedTo {
        id
        firstName
        lastName
        __typename
      }
      party {
        id
        firstName
        lastName
        address {
          village
          taluka
          district
          __typename
        }
        __typename
      }
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}`,
  `query OpenMeetings($userId: ID!) {
  scheduled: meetings(
    userId: $userId
    scope: ASSIGNED
    status: SCHEDULED
    page: 0
    size: 100
  ) {
    ...OpenMeetings_page
    __typename
  }
  started: meetings(
    userId: $userId
    scope: ASSIGNED
    status: STARTED
    page: 0
    size: 100
  ) {
    ...OpenMeetings_page
    __typename
  }
}

fragment OpenMeetings_page on MeetingConnection {
  nodes {
    id
    type
    plannedAt
    party {
      id
      firstName
      lastName
      address {
        village
        taluka
        district
        state
        __typename
      }
      __typename
    }
    __typename
  }
  totalCount
  __typename
}`,
  `query PayrollPeople($month: Int!, $year: Int!, $page: Int!) {
  payrollMonth(month: $month, year: $year, page: $page) {
    month
    year
    people {
      nextPage
      totalCount
      people {
        id
        firstName
        lastName
        payrollId
        active
        lastWorkedOn
        days
        present
        halfDays
        leave
        holidays
        weekOffs
        absent
        missing
        payableDays
        workMinutes
        overtimeMinutes
        straightLineKm
        daysWithPositions
        daysWorked
        daysApproved
        daysRefused
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query PayrollState($month: Int!, $year: Int!) {
  payrollMonth(month: $month, year: $year) {
    month
    year
    overtimeAfterMinutes
    state {
      closedAt
      closedBy
      over
      reopenings {
        at
        by
        reason
        __typename
      }
      closedMonths
      downloadCount
      lastDownloadAt
      lastDownloadBy
      holidays {
        date
        name
        __typename
      }
      blockers {
        kind
        count
        days {
          userId
          firstName
          lastName
          date
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query PossibleDuplicates($type: MeetingType!, $phone: String, $firstName: String, $lastName: String, $area: AreaInput) {
  possibleDuplicates(
    type: $type
    phone: $phone
    firstName: $firstName
    lastName: $lastName
    area: $area
  ) {
    id
    reasons
    farmer {
      id
      firstName
      lastName
      phoneNumber
      address {
        village
        taluka
        __typename
      }
      __typename
    }
    dealer {
      id
      firstName
      lastName
      phoneNumber
      address {
        village
        taluka
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query ProductVariants {
  productVariants {
    id
    name
    productName
    __typename
  }
}`,
  `query Profile {
  profile {
    ...PersonForm_employee
    __typename
  }
}

fragment PersonForm_employee on Employee {
  id
  firstName
  middleName
  lastName
  dateOfBirth
  gender
  phoneNumber
  email
  roles
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  version
  lastChange {
    at
    employee {
      id
      name
      __typename
    }
    __typename
  }
  __typename
}`,
  `query QrBatchPeople($batchId: ID!, $page: Int!, $filter: QrBatchPeopleFilter) {
  list: qrBatchPeople(batchId: $batchId, page: $page, size: 10, filter: $filter) {
    nodes {
      id
      ...PersonToCall_person
      __typename
    }
    totalCount
    __typename
  }
}

fragment PersonToCall_person on QrBatchPerson {
  id
  userId
  firstName
  middleName
  lastName
  phoneNumber
  address
  cards
  lastUsedAt
  dealerId
  dealerName
  call {
    outcome
    at
    byName
    __typename
  }
  __typename
}`,
  `query QrBatchReport($id: ID!) {
  qrBatch(id: $id) {
    id
    createdAt
    productName
    packageSize
    expiryInMonths
    quantity
    points
    usedCount
    voidedCount
    personCount
    calledCount
    noAnswerCount
    usesByDay {
      date
      count
      __typename
    }
    usesByDealer {
      dealerId
      dealerName
      taluka
      count
      __typename
    }
    usesByTaluka {
      key
      district
      taluka
      count
      __typename
    }
    voids {
      fromSerial
      toSerial
      count
      reason
      at
      byName
      __typename
    }
    __typename
  }
}`,
  `query QrBatches($month: Int, $year: Int, $page: Int!, $filter: DateFilter, $sort: QrBatchSort, $direction: SortDirection) {
  list: qrBatches(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
    sort: $sort
    direction: $direction
  ) {
    nodes {
      id
      ...BatchRow_batch
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment BatchRow_batch on QrBatch {
  id
  createdAt
  productName
  packageSize
  expiryInMonths
  quantity
  points
  __typename
}`,
  `query QrCards($batchId: ID!, $page: Int!, $filter: QrCardFilter) {
  qrCards(batchId: $batchId, page: $page, size: 10, filter: $filter) {
    nodes {
      id
      ...CardRow_card
      __typename
    }
    totalCount
    __typename
  }
}

fragment CardRow_card on QrCard {
  id
  code
  createdAt
  productName
  packageSize
  expiryDate
  points
  used
  updatedAt
  state
  voidReason
  voidedAt
  use {
    id
    createdAt
    firstName
    middleName
    lastName
    phoneNumber
    dealerName
    dealerId
    userId
    __typename
  }
  __typename
}`,
  `query QrCardsToPrint($batchId: ID!, $page: Int!, $filter: QrCardFilter) {
  qrCards(batchId: $batchId, page: $page, size: 100, filter: $filter) {
    nodes {
      id
      code
      productName
      packageSize
      expiryDate
      points
      used
      state
      __typename
    }
    pageInfo {
      hasNextPage
      __typename
    }
    __typename
  }
}`,
  `query QrCode($code: String!) {
  qrCode(code: $code) {
    readable
    card {
      id
      code
      productName
      packageSize
      expiryDate
      points
      used
      state
      voidReason
      voidedAt
      __typename
    }
    batch {
      id
      createdAt
      __typename
    }
    use {
      id
      createdAt
      firstName
      middleName
      lastName
      phoneNumber
      dealerName
      dealerMobile
      dealerId
      userId
      __typename
    }
    __typename
  }
}`,
  `query QrPeopleToPrint($batchId: ID!, $page: Int!, $filter: QrBatchPeopleFilter) {
  list: qrBatchPeople(batchId: $batchId, page: $page, size: 100, filter: $filter) {
    nodes {
      id
      ...PersonToCall_person
      __typename
    }
    pageInfo {
      hasNextPage
      __typename
    }
    __typename
  }
}

fragment PersonToCall_person on QrBatchPerson {
  id
  userId
  firstName
  middleName
  lastName
  phoneNumber
  address
  cards
  lastUsedAt
  dealerId
  dealerName
  call {
    outcome
    at
    byName
    __typename
  }
  __typename
}`,
  `query QrPoints($userId: ID!) {
  qrPoints(userId: $userId) {
    earned
    redeemed
    balance
    __typename
  }
}`,
  `query QrPointsOfPhone($phoneNumber: String!) {
  qrPoints(phoneNumber: $phoneNumber) {
    user {
      id
      firstName
      middleName
      lastName
      __typename
    }
    earned
    redeemed
    balance
    __typename
  }
}`,
  `query QrUser($id: ID!) {
  qrUser(id: $id) {
    id
    ...QrUserRow_user
    __typename
  }
}

fragment QrUserRow_user on QrUser {
  id
  createdAt
  updatedAt
  firstName
  middleName
  lastName
  phoneNumber
  address
  language
  __typename
}`,
  `query QrUsers($month: Int, $year: Int, $page: Int!, $filter: DateFilter) {
  list: qrUsers(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
  ) {
    nodes {
      id
      ...QrUserRow_user
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment QrUserRow_user on QrUser {
  id
  createdAt
  updatedAt
  firstName
  middleName
  lastName
  phoneNumber
  address
  language
  __typename
}`,
  `query QrUses($month: Int, $year: Int, $page: Int!, $filter: QrUseFilter) {
  list: qrUses(month: $month, year: $year, page: $page, size: 10, filter: $filter) {
    nodes {
      id
      ...UseRow_use
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment UseRow_use on QrUse {
  id
  createdAt
  firstName
  middleName
  lastName
  phoneNumber
  transactionType
  points
  address
  language
  code
  dealerName
  dealerMobile
  batchId
  productName
  packageSize
  __typename
}`,
  `query QrUsesByDay($month: Int!, $year: Int!) {
  qrUsesByDay(month: $month, year: $year) {
    date
    count
    __typename
  }
}`,
  `query QrUsesOfPerson($userId: ID!, $first: Int!) {
  qrUses(filter: {userId: $userId}, first: $first) {
    nodes {
      id
      createdAt
      transactionType
      points
      code
      batchId
      productName
      dealerName
      __typename
    }
    totalCount
    __typename
  }
}`,
  `query RegisteredCustomers($type: MeetingType!, $people: [PersonKeyInput!]!) {
  registeredCustomers(type: $type, people: $people, otherNames: true) {
    index
    id
    farmerId
    dealerId
    otherName
    soundsAlike
    __typename
  }
}`,
  `query ReportRowEmployee($id: ID!) {
  employee(id: $id) {
    id
    firstName
    lastName
    __typename
  }
}`,
  `query Search($text: String!) {
  search(text: $text) {
    kind
    totalCount
    cut
    hits {
      likeness
      matchedWords
      latinName
      node {
        ... on Farmer {
          id
          firstName
          lastName
          phoneNumber
          address {
            village
            taluka
            district
            __typename
          }
          __typename
        }
        ... on Dealer {
          id
          firstName
          lastName
          phoneNumber
          address {
            village
            taluka
            district
            __typename
          }
          __typename
        }
        ... on Employee {
          id
          firstName
          middleName
          lastName
          phoneNumber
          address {
            village
            taluka
            district
            __typename
          }
          __typename
        }
        ... on Meeting {
          id
          type
          status
          createdAt
          party {
            id
            firstName
            lastName
            __typename
          }
          __typename
        }
        ... on Invoice {
          id
          createdAt
          dealer {
            id
            name
            __typename
          }
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query SearchDealers($area: AreaInput, $text: String, $registeredFrom: Date, $registeredTo: Date, $notVisitedForDays: Int, $neverVisited: Boolean, $lastVisitedBy: String, $page: Int!) {
  found: searchDealers(
    area: $area
    text: $text
    registeredFrom: $registeredFrom
    registeredTo: $registeredTo
    notVisitedForDays: $notVisitedForDays
    neverVisited: $neverVisited
    lastVisitedBy: $lastVisitedBy
    page: $page
    size: 10
  ) {
    nodes {
      id
      ...DealerRow_dealer
      __typename
    }
    totalCount
    cut
    __typename
  }
}

fragment DealerRow_dealer on Dealer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
  __typename
}`,
  `query SearchFarmers($area: AreaInput, $text: String, $registeredFrom: Date, $registeredTo: Date, $notVisitedForDays: Int, $neverVisited: Boolean, $lastVisitedBy: String, $page: Int!) {
  found: searchFarmers(
    area: $area
    text: $text
    registeredFrom: $registeredFrom
    registeredTo: $registeredTo
    notVisitedForDays: $notVisitedForDays
    neverVisited: $neverVisited
    lastVisitedBy: $lastVisitedBy
    page: $page
    size: 10
  ) {
    nodes {
      id
      ...FarmerRow_farmer
      __typename
    }
    totalCount
    cut
    __typename
  }
}

fragment FarmerRow_farmer on Farmer {
  id
  firstName
  lastName
  phoneNumber
  pictures {
    url
    __typename
  }
  address {
    street
    village
    taluka
    district
    state
    pinCode
    __typename
  }
  registeredAt
  lastVisit {
    at
    employeeName
    meetingId
    __typename
  }
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
}`,
  `query SelectedDealers($ids: [ID!]) {
  customers: dealers(ids: $ids, size: 20) {
    nodes {
      id
      firstName
      lastName
      address {
        village
        taluka
        district
        __typename
      }
      lastVisit {
        at
        employeeName
        meetingId
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query SelectedFarmers($ids: [ID!]) {
  customers: farmers(ids: $ids, size: 20) {
    nodes {
      id
      firstName
      lastName
      address {
        village
        taluka
        district
        __typename
      }
      lastVisit {
        at
        employeeName
        meetingId
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query StayingRecords($userId: ID!) {
  farmers(userId: $userId, page: 0, size: 1) {
    totalCount
    __typename
  }
  dealers(userId: $userId, page: 0, size: 1) {
    totalCount
    __typename
  }
}`,
  `query TeamDay($date: Date!, $page: Int!) {
  teamDay(date: $date, page: $page) {
    nextPage
    totalCount
    people {
      employee {
        id
        firstName
        lastName
        active
        phoneNumber
        address {
          village
          taluka
          district
          __typename
        }
        __typename
      }
      day {
        attendance {
          id
          date
          punchInAt
          punchOutAt
          workMinutes
          approved
          correctable
          ...DayReview_day
          corrections {
            punchOutAt
            by
            reason
            __typename
          }
          __typename
        }
        summary {
          straightLineKm
          __typename
        }
        stops {
          fromAt
          untilAt
          __typename
        }
        visitCount
        meetingCount
        lastPoint {
          id
          at
          location {
            latitude
            longitude
            __typename
          }
          __typename
        }
        oddities {
          kind
          __typename
        }
        rules {
          longDayMinutes
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `query TeamMonth($month: Int!, $year: Int!, $page: Int!) {
  teamMonth(month: $month, year: $year, page: $page) {
    nextPage
    totalCount
    people {
      employee {
        id
        firstName
        lastName
        active
        __typename
      }
      attendance {
        id
        date
        punchInAt
        punchOutAt
        workMinutes
        approved
        ...DayReview_day
        corrections {
          punchOutAt
          by
          reason
          __typename
        }
        __typename
      }
      travel {
        date
        straightLineKm
        stopCount
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment DayReview_day on AttendanceDay {
  id
  state {
    code
    reasons {
      kind
      fromAt
      untilAt
      minutes
      straightLineKm
      kmPerHour
      __typename
    }
    __typename
  }
  approvalNote
  refusals {
    reason
    at
    by
    countsAs
    withdrawnAt
    __typename
  }
  questions {
    question
    at
    by
    answer
    answeredAt
    answeredBy
    __typename
  }
  __typename
}`,
  `query TeamWeek($from: Date!, $to: Date!, $page: Int!, $filter: EmployeeFilter, $area: AreaInput) {
  plannedMeetings(from: $from, to: $to, page: $page, filter: $filter, area: $area) {
    people {
      ...EmployeePlan_week
      __typename
    }
    nextPage
    totalCount
    __typename
  }
}

fragment EmployeePlan_week on EmployeePlan {
  employee {
    id
    firstName
    lastName
    active
    address {
      taluka
      district
      __typename
    }
    __typename
  }
  meetings {
    id
    type
    status
    plannedAt
    purpose
    firstName
    lastName
    address {
      village
      taluka
      district
      __typename
    }
    __typename
  }
  __typename
}`,
  `query TerritoryReceiver($toUserId: ID!) {
  farmers(userId: $toUserId, page: 0, size: 1) {
    totalCount
    __typename
  }
  dealers(userId: $toUserId, page: 0, size: 1) {
    totalCount
    __typename
  }
  planned: meetings(
    userId: $toUserId
    scope: ASSIGNED
    status: SCHEDULED
    page: 0
    size: 100
  ) {
    ...OpenMeetings_page
    __typename
  }
}

fragment OpenMeetings_page on MeetingConnection {
  nodes {
    id
    type
    plannedAt
    party {
      id
      firstName
      lastName
      address {
        village
        taluka
        district
        state
        __typename
      }
      __typename
    }
    __typename
  }
  totalCount
  __typename
}`,
  `query TerritoryTransfers($userId: ID!) {
  territoryTransfers(userId: $userId) {
    id
    fromUserId
    fromName
    toUserId
    toName
    movedByName
    toolName
    startedAt
    endedAt
    reason
    talukas {
      state
      district
      taluka
      counts {
        farmers
        dealers
        meetings
        __typename
      }
      __typename
    }
    unfinished {
      talukas {
        state
        district
        taluka
        __typename
      }
      farmers
      dealers
      meetings
      handedOverSince
      handedOverUntil
      __typename
    }
    __typename
  }
}`,
  `query TravelReport($userId: ID!, $period: AttendancePeriod!) {
  travelReport(userId: $userId, period: $period) {
    date
    straightLineKm
    stopCount
    __typename
  }
}`,
  `query UnlinkedInvoices($month: Int!, $year: Int!) {
  invoices(month: $month, year: $year, page: 0, size: 1, filter: {unlinked: true}) {
    totalCount
    totalCountAtLeast
    __typename
  }
}`,
  `query UnvisitedCounts($type: MeetingType!, $days: [Int!]!, $userId: ID, $area: AreaInput) {
  unvisitedCounts(type: $type, days: $days, userId: $userId, area: $area) {
    total
    never
    counts {
      days
      count
      __typename
    }
    __typename
  }
}`,
  `query VisitSuggestions($userId: ID!, $area: AreaInput, $notVisitedForDays: Int = 60, $first: Int = 30, $farmerIds: [ID!], $dealerIds: [ID!]) {
  visitSuggestions(
    userId: $userId
    area: $area
    notVisitedForDays: $notVisitedForDays
    first: $first
    farmerIds: $farmerIds
    dealerIds: $dealerIds
  ) {
    farKm
    nodes {
      type
      customer {
        id
        farmerId
        dealerId
        firstName
        lastName
        address {
          village
          taluka
          district
          __typename
        }
        __typename
      }
      lastVisit {
        at
        __typename
      }
      group
      kmFromFirst
      kmFromUsualArea
      far
      __typename
    }
    __typename
  }
}`,
  `query Visits($from: Date!, $to: Date!, $row: VisitRowInput, $meetingsOnly: Boolean!, $page: Int!) {
  visits(
    from: $from
    to: $to
    row: $row
    meetingsOnly: $meetingsOnly
    page: $page
    size: 10
  ) {
    nodes {
      id
      ...VisitRow_visit
      __typename
    }
    totalCount
    totalCountAtLeast
    __typename
  }
}

fragment VisitRow_visit on HeldVisit {
  id
  at
  type
  isMeeting
  meetingId
  meetingType
  employeeId
  employeeName
  customer {
    id
    farmerId
    dealerId
    firstName
    lastName
    address {
      village
      taluka
      district
      __typename
    }
    __typename
  }
  __typename
}`,
  `query WebhookDeliveries($webhookId: ID!, $page: Int!) {
  webhookDeliveries(webhookId: $webhookId, page: $page, size: 10) {
    nodes {
      id
      ...WebhookDeliveryRow_delivery
      __typename
    }
    totalCount
    __typename
  }
}

fragment WebhookDeliveryRow_delivery on WebhookDelivery {
  id
  event
  status
  attempts
  responseStatus
  fault
  durationMs
  responseExcerpt
  createdAt
  __typename
}`,
  `query Webhooks {
  webhooks {
    id
    ...WebhookCard_webhook
    __typename
  }
}

fragment WebhookCard_webhook on Webhook {
  id
  url
  types
  active
  disabledReason
  previousSecretUntil
  waitingCount
  __typename
}`,
  `subscription Changes($after: String) {
  changes(after: $after) {
    cursor
    node {
      type
      subjectId
      date
      own
      __typename
    }
    __typename
  }
}`,
];