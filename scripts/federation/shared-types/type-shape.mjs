import { createHash } from 'node:crypto';

/**
 * Whether a type is given by the shell (`out`) or by the area (`in`): what an area may ignore, and what it must know,
 * depends on it.
 */
const flipped = { in: 'out', out: 'in' };

/** Generic types whose arguments go the other way: the props of a component are the area's to give. */
const takesProps = new Set([
  'ChakraComponent',
  'ComponentType',
  'FC',
  'FunctionComponent',
  'MemoExoticComponent',
  'Dispatch',
]);

const short = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

const textOf = (name) =>
  name.type === 'TsQualifiedName' ? [...textOf(name.left), name.right.value] : [name.value ?? name.property?.value];

/** Of `React.ComponentProps` in an `extends` clause. */
const pathOf = (expression) =>
  expression.type === 'MemberExpression'
    ? [...pathOf(expression.object), expression.property.value]
    : [expression.value];

const keyOf = ({ key, computed }) => `${computed ? '[]' : ''}${key.value ?? JSON.stringify(withoutPlaces(key))}`;

/** A node without where it stands in its file. */
function withoutPlaces(node) {
  if (Array.isArray(node)) return node.map(withoutPlaces);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([name]) => name !== 'span' && name !== 'ctxt');
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutPlaces(value)]));
}

/**
 * The parts of one declaration, each a hash of what it promises: a member, a parameter, an alternative. `!` stands before
 * one that whoever knows the declaration must know as well: a member more that is required, where the area gives it.
 * @param {object[]} nodes the declaration's, several when it is overloaded
 * @param {'in' | 'out'} side
 * @param {(path: string[], side: 'in' | 'out') => unknown} refer tells what a name means, and follows it
 * @param {(module: string, path: string[], side: 'in' | 'out') => unknown} referTo the same for `import('module').Name`
 * @returns {Set<string>}
 */
export function partsOf(nodes, side, refer, referTo) {
  const parts = new Set();
  const add = (path, promise, isNeeded = false) => parts.add(`${isNeeded ? '!' : ''}${short([path, promise])}`);

  function shape(node, at, path) {
    if (Array.isArray(node)) return node.map((one, place) => shape(one, at, `${path}[${place}]`));
    if (node === null || typeof node !== 'object') return node;
    switch (node.type) {
      case 'TsTypeLiteral':
        members(node.members, at, path);
        return '{}';
      case 'TsUnionType':
        for (const one of node.types) add(`${path}|`, shape(one, at, `${path}|`), at === 'out');
        return '|';
      case 'TsParenthesizedType':
      case 'TsTypeAnnotation':
        return shape(node.typeAnnotation, at, path);
      case 'TsFunctionType':
      case 'TsConstructorType':
        return [node.type, shape(node.typeParams, at, path), ...call(node, at, path)];
      case 'TsTypeReference':
        return named(textOf(node.typeName), node.typeParams, at, path);
      case 'TsExpressionWithTypeArguments':
        return named(pathOf(node.expression), node.typeArguments, at, path);
      case 'TsTypeQuery':
        return ['typeof', queried(node, at, path)];
      case 'TsImportType':
        return imported(node, at, path);
      default: {
        const kept = Object.entries(node).filter(([name]) => name !== 'span' && name !== 'ctxt');
        return kept.map(([name, value]) => [name, shape(value, at, path)]);
      }
    }
  }

  function queried({ exprName, typeArguments }, at, path) {
    return exprName.type === 'TsImportType'
      ? imported(exprName, at, path)
      : named(textOf(exprName), typeArguments, at, path);
  }

  function imported({ argument, qualifier, typeArguments }, at, path) {
    const names = qualifier ? textOf(qualifier) : [];
    return [referTo(argument.value, names, at), args(names.at(-1), typeArguments, at, path)];
  }

  const named = (names, typeArguments, at, path) => [refer(names, at), args(names.at(-1), typeArguments, at, path)];

  function args(name, given, at, path) {
    return shape(given?.params ?? null, takesProps.has(name) ? flipped[at] : at, `${path}<${name}>`);
  }

  /** What is given to a call, and what comes of it. */
  function call({ params, typeAnnotation, typeAnn, returnType }, at, path) {
    const given = params.map((param, place) => shape(typeOf(param), flipped[at], `${path}(${place})`));
    return [given, shape(typeAnnotation ?? typeAnn ?? returnType ?? null, at, `${path}()`)];
  }

  function members(list, at, path) {
    for (const member of list) {
      if (member.type === 'TsPropertySignature' || member.type === 'TsMethodSignature') {
        const own = `${path}.${keyOf(member)}`;
        const promise =
          member.type === 'TsMethodSignature'
            ? call({ params: member.params, typeAnnotation: member.typeAnn }, at, own)
            : shape(member.typeAnnotation, at, own);
        add(own, [member.optional, promise], !member.optional && at === 'in');
      } else if (member.type !== 'EmptyStatement') add(path, shape(member, at, `${path}.`));
    }
  }

  /** Each parameter is a part of its own: one more that may be left out changes nothing for who calls. */
  function callable({ params, typeParameters, typeParams, returnType }, at, path) {
    add(`${path}<>`, shape(typeParameters ?? typeParams ?? null, at, `${path}<>`));
    for (const [place, param] of params.map(({ pat, ...own }) => pat ?? own).entries()) {
      const own = `${path}(${place})`;
      const isOptional = param.optional === true || param.type === 'RestElement';
      add(own, [isOptional, shape(typeOf(param), flipped[at], own)], !isOptional && at === 'out');
    }
    add(`${path}()`, shape(returnType ?? null, at, `${path}()`));
  }

  for (const node of nodes) {
    switch (node.type) {
      case 'FunctionDeclaration':
        callable(node, side, '');
        break;
      case 'TsInterfaceDeclaration':
        add('<>', shape(node.typeParams, side, '<>'));
        for (const parent of node.extends) add('extends', shape(parent, side, 'extends'), side === 'in');
        members(node.body.body, side, '');
        break;
      case 'TsTypeAliasDeclaration':
        add('=', [shape(node.typeParams, side, '<>'), shape(node.typeAnnotation, side, '')]);
        break;
      case 'ClassDeclaration':
        add('extends', shape(node.superClass, side, 'extends'));
        for (const member of node.body.filter(({ accessibility }) => accessibility !== 'private'))
          add('', shape(member, side, ''));
        break;
      // A constant, which is given by its name's annotation.
      case 'Identifier':
        add('=', shape(node.typeAnnotation, side, ''));
        break;
      default:
        add('', shape(node, side, ''));
    }
  }
  return parts;
}

/** The type of a parameter, whatever names it takes it apart into. */
const typeOf = (param) => (param.pat ?? param).typeAnnotation ?? param.argument?.typeAnnotation ?? null;
