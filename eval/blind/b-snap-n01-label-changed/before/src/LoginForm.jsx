import React from 'react';
import { t } from './i18n';

export function LoginForm({ onSubmit }) {
  return (
    <form onSubmit={onSubmit}>
      <input name="email" type="email" />
      <input name="password" type="password" />
      <button type="submit">{t('login.submit')}</button>
    </form>
  );
}
