import { Fragment, type ReactNode } from "react";
import { type Inline, readInline } from "./read-inline.ts";
import { type Block, readMarkdown } from "./read-markdown.ts";
import classes from "./markdown-view.module.css";

/** Longer texts are shown as they are. */
const LONGEST = 200_000;

/** Markdown as elements; raw HTML is shown as text, and pictures are links. */
export function MarkdownView({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={classes.markdown}>
      {text.length > LONGEST ? text : <Blocks blocks={readMarkdown(text)} />}
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Inlines parts={readInline(block.text)} />
        </p>
      );
    case "heading":
      // Not a heading of the page, whose outline it would break.
      return (
        <p className={classes.heading} data-level={block.level}>
          <Inlines parts={readInline(block.text)} />
        </p>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {block.heads.map((text, index) => (
                <th key={index} scope="col">
                  <Inlines parts={readInline(text)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, column) => (
                  <td key={column}>
                    <Inlines parts={readInline(text)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "list": {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <Blocks blocks={blocks} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

function Inlines({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <OneInline part={part} />
    </Fragment>
  ));
}

const elements = { strong: "strong", emphasis: "em", deleted: "del" } as const;

function OneInline({ part }: { readonly part: Inline }): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "break":
      return <br />;
    case "link":
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer">
          <Inlines parts={part.content} />
        </a>
      );
    case "strong":
    case "emphasis":
    case "deleted": {
      const Element = elements[part.kind];
      return (
        <Element>
          <Inlines parts={part.content} />
        </Element>
      );
    }
  }
}
