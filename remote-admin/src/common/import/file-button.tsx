import { type ComponentProps, useRef } from 'react';
import { Button } from 'shared-ui';
import { Icon, UploadIcon } from 'shared-ui/icons';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  types: readonly string[];
  onFile(file: File): void;
}

/** Another file in place of the one that was read. */
export function FileButton({ types, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <Icon of={UploadIcon} />
        {children}
      </Button>
    </>
  );
}
