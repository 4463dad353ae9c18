/**
 * The look and behaviour of every page, without business. Named exports only. What the first page can do without has
 * doors of its own, loaded with the page that asks for it: `shared-ui/overlays` and `shared-ui/table`.
 */
export { Button, ButtonLink, type ButtonProps, IconButton } from './button';
export { CodeField, CodeTimer, useSecondsLeft, VinField, type VinProblem, vinProblem } from './cells';
export { Checkbox, TickBox } from './checkbox';
export { Radio, RadioCard, RadioCardGroup, RadioCards, Switch } from './choices';
export { DealerList, type DealerRow, DistanceScale, OpenSign } from './dealers';
export {
  type ControlProps,
  type FieldFrame,
  FieldMessage,
  FormField,
  type Option,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from './field';
export {
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  AttachIcon,
  BanIcon,
  BellIcon,
  BookmarkIcon,
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  ColumnsIcon,
  CopyIcon,
  DarkThemeIcon,
  DashboardIcon,
  DeleteIcon,
  DenseRowsIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FilterIcon,
  FullScreenIcon,
  HelpIcon,
  Icon,
  type IconDrawing,
  ImageIcon,
  InfoIcon,
  KeyIcon,
  LightThemeIcon,
  LinkIcon,
  LocateIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  MoreIcon,
  PackageIcon,
  PhoneIcon,
  PlaceIcon,
  PlusIcon,
  QrIcon,
  RefreshIcon,
  RowsIcon,
  SealedFileIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  SignIcon,
  SignOutIcon,
  SlidersIcon,
  Spinner,
  StoreIcon,
  SystemThemeIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from './icon';
export {
  BleedBand,
  Box,
  chakra,
  Flex,
  Grid,
  GridItem,
  HStack,
  PageGrid,
  PublicContainer,
  PublicSide,
  Stack,
  StaffContent,
  VisuallyHidden,
  VStack,
} from './layout';
export { OuterLink, SkipLink, TextLink } from './link';
export { Note, Tag } from './note';
export { type Crumb, lazyPage, PageHeader } from './page';
export { FieldCell, FieldGrid, Panel, PanelBody } from './panel';
export { CarPlate, PlateInput } from './plate';
export { Skeleton, SkeletonGroup } from './skeleton';
export { EmptyState, ErrorState } from './states';
export {
  CountdownBadge,
  type RailState,
  type RailStep,
  STATUS_ORDER,
  type Status,
  StatusBars,
  StatusCells,
  StatusChip,
  StatusSquare,
  statusMeanings,
  statusNames,
} from './status';
export { type Step, Steps } from './steps';
export {
  MobileSummaryBar,
  type Price,
  PriceLines,
  type SummaryCar,
  SummaryCard,
  type SummaryRow,
  SummaryRows,
  SummarySkeleton,
} from './summary';
export { Heading, Text } from './text';
export { Toast, type ToastData, Toaster } from './toast';
export { CopyButton, DateText, Fingerprint, Money } from './values';
