import React from 'react';

export function SaveBar({ dirty, onSave, onReset }) {
  return (
    <div className="save-bar" role="toolbar">
      <button type="button" disabled={!dirty} onClick={onSave}>
        Save changes
      </button>
      <button type="button" className="quiet" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
