export { demonstrationRoutes } from './demonstration.routes';
export { createDemonstrationService } from './demonstration.service';
export { registerInboxPage } from './page/register-inbox-page';
