import React from 'react';

export function SaveBar({ dirty, onSave, onReset }) {
  return (
    <div className="save-bar" role="toolbar">
      <button type="button" disabled={!dirty} onClick={onSave}>
        Save
      </button>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
