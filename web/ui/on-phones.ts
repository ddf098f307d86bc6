/** Screens below 768 pixels. Paper is narrower and keeps the layout of wide screens, so plain breakpoints would not do. */
export const onPhones = '@media screen and (max-width: 767px)';
