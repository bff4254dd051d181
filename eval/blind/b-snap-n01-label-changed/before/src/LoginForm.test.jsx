import React from 'react';
import renderer from 'react-test-renderer';
import { LoginForm } from './LoginForm';

describe('LoginForm', () => {
  it('renders', () => {
    expect(renderer.create(<LoginForm />).toJSON()).toMatchSnapshot();
  });
});
