/** Imported once, by the shell: self-hosted Roboto and Roboto Mono. */
import './fonts.css';
