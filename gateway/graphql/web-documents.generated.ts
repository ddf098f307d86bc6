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
  lastSeenAt
  lastSeenBy
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
    __typename
  }
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
  lastSeenAt
  lastSeenBy
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
    ...AttendanceRow_day
    __typename
  }
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
    googleMapsApiKey
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
      backAt
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
  `query DealerDirectory($month: Int!, $year: Int!, $page: Int!) {
  list: dealerDirectory(month: $month, year: $year, page: $page, size: 10) {
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
  lastSeenAt
  lastSeenBy
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
  `query Dealers($userId: ID, $page: Int!) {
  customers: dealers(userId: $userId, page: $page, size: 10) {
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
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
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
  `query FarmerDirectory($month: Int!, $year: Int!, $page: Int!) {
  list: farmerDirectory(month: $month, year: $year, page: $page, size: 10) {
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
  lastSeenAt
  lastSeenBy
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
  `query Farmers($userId: ID, $page: Int!) {
  customers: farmers(userId: $userId, page: $page, size: 10) {
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
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
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
  `query Invoice($id: ID!) {
  invoice(id: $id) {
    id
    ...InvoicePaper_invoice
    __typename
  }
}

fragment InvoicePaper_invoice on Invoice {
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
  products {
    id
    productId
    name
    qrLinked
    __typename
  }
  __typename
}`,
  `query Invoices($month: Int!, $year: Int!, $page: Int!, $filter: InvoiceFilter) {
  list: invoices(
    month: $month
    year: $year
    page: $page
    size: 10
    filter: $filter
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
  assignedTo {
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
  __typename
}

fragment MeetingVisits_meeting on Meeting {
  id
  type
  visitedFarmers {
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
  visitedDealers {
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
  visitedDealers {
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
  __typename
}`,
  `query Meetings($userId: ID, $status: MeetingStatus, $page: Int!, $filter: MeetingFilter) {
  meetings(
    userId: $userId
    status: $status
    page: $page
    size: 10
    filter: $filter
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
  `query OpenMeetings($userId: ID!) {
  scheduled: meetings(
    userId: $userId
    scope: ASSIGNED
    status: SCHEDULED
    page: 0
    size: 100
  ) {
    nodes {
      id
      type
      plannedAt
      party {
        id
        firstName
        lastName
        __typename
      }
      __typename
    }
    totalCount
    __typename
  }
  started: meetings(
    userId: $userId
    scope: ASSIGNED
    status: STARTED
    page: 0
    size: 100
  ) {
    nodes {
      id
      type
      plannedAt
      party {
        id
        firstName
        lastName
        __typename
      }
      __typename
    }
    totalCount
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
}`,
  `query QrBatches($month: Int!, $year: Int!, $page: Int!) {
  list: qrBatches(month: $month, year: $year, page: $page, size: 10) {
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
  `query QrCards($batchId: ID!, $page: Int!) {
  qrCards(batchId: $batchId, page: $page, size: 10) {
    nodes {
      id
      createdAt
      productName
      packageSize
      expiryDate
      points
      ...QrCardItem_card
      __typename
    }
    totalCount
    __typename
  }
}

fragment QrCardItem_card on QrCard {
  id
  code
  productName
  packageSize
  expiryDate
  points
  used
  updatedAt
  __typename
}`,
  `query QrCardsToPrint($batchId: ID!, $page: Int!) {
  qrCards(batchId: $batchId, page: $page, size: 100) {
    nodes {
      id
      code
      productName
      packageSize
      expiryDate
      points
      used
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
      __typename
    }
    __typename
  }
}`,
  `query QrUser($id: ID!) {
  qrUser(id: $id) {
    id
    ...QrUserCard_user
    __typename
  }
}

fragment QrUserCard_user on QrUser {
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
  `query QrUsers($month: Int!, $year: Int!, $page: Int!) {
  list: qrUsers(month: $month, year: $year, page: $page, size: 10) {
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
  `query QrUses($month: Int!, $year: Int!, $page: Int!, $filter: QrUseFilter) {
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
  __typename
}`,
  `query QrUsesByDay($month: Int!, $year: Int!) {
  qrUsesByDay(month: $month, year: $year) {
    date
    count
    __typename
  }
}`,
  `query RegisteredCustomers($type: MeetingType!, $people: [PersonKeyInput!]!) {
  registeredCustomers(type: $type, people: $people) {
    index
    id
    farmerId
    dealerId
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
  `query SearchDealers($area: AreaInput, $text: String) {
  found: searchDealers(area: $area, text: $text) {
    nodes {
      id
      ...DealerRow_dealer
      __typename
    }
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
  notes: details {
    name
    value
    __typename
  }
  notesText: detailsText
  __typename
}`,
  `query SearchFarmers($area: AreaInput, $text: String) {
  found: searchFarmers(area: $area, text: $text) {
    nodes {
      id
      ...FarmerRow_farmer
      __typename
    }
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
  notes: crops {
    name
    value
    __typename
  }
  notesText: cropsText
  __typename
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
          fromAt
          untilAt
          minutes
          straightLineKm
          kmPerHour
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
}`,
  `query TravelReport($userId: ID!, $period: AttendancePeriod!) {
  travelReport(userId: $userId, period: $period) {
    date
    straightLineKm
    stopCount
    __typename
  }
}`,
];