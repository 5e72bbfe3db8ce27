import { jsonInScript, markup, raw } from './markup';

it('makes text of every value, wherever it stands', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  expect(markup`<p title="${hostile}">${hostile}</p>`.toString()).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;</p>',
  );
});

it('takes what templates made, lists and numbers, and leaves out what is not there', () => {
  const items = ['a & b', null, 'c'].map((item) => item && markup`<li>${item}</li>`);
  expect(markup`<ol start="${2}">${items}${undefined}${false}</ol>`.toString()).toBe(
    '<ol start="2"><li>a &amp; b</li><li>c</li></ol>',
  );
});

it('believes no text that only looks like a template’s work', () => {
  const impostor = JSON.parse('{"text":"<b>"}') as unknown as string;
  expect(() => markup`<p>${impostor}</p>`.toString()).toThrow();
  expect(markup`<p>${String(raw('<b>'))}</p>`.toString()).toBe('<p>&lt;b&gt;</p>');
});

it('keeps a script of data from being ended by its own text', () => {
  const text = '</script><script>alert(1)</script><!--';
  const written = jsonInScript({ text }).toString();
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ text });
});
