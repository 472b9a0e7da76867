import { BINARIO, type Contrato, type Endpoint } from '@vetlume/dominio/contrato'
import { ERROS, type CodigoDeErro } from '@vetlume/dominio/erros'
import { PRODUTO } from '@vetlume/dominio/produto'
import { esquemaJson } from './esquema.ts'

type Objeto = Record<string, unknown>

const ESQUEMA_DE_ERRO = {
  type: 'object',
  required: ['codigo', 'mensagem', 'requisicao'],
  properties: {
    codigo: { type: 'string' },
    mensagem: { type: 'string' },
    requisicao: { type: 'string' },
    campos: { type: 'object', additionalProperties: { type: 'string' } },
    detalhes: {},
  },
}

/** Errors that an endpoint may answer: its own, and those that its permission, input and key imply. */
export function errosDoEndpoint({
  permissao,
  escopo,
  idempotente,
  reforco,
  erros = [],
  entrada,
  limite,
  multipart,
}: Endpoint): CodigoDeErro[] {
  const propriedades = Object.keys((esquemaJson(entrada, 'input')['properties'] as Objeto | undefined) ?? {})
  const implicitos: CodigoDeErro[] = []
  if (permissao !== 'publico') implicitos.push('NAO_AUTENTICADO', 'ACESSO_ENCERRADO')
  if (permissao !== 'publico' && permissao !== 'autenticado') implicitos.push('SEM_PERMISSAO')
  if (escopo === 'cliente' || escopo === 'equipe') implicitos.push('CONTEXTO_NECESSARIO')
  if (reforco) implicitos.push('CONFIRME_QUEM_E')
  if (idempotente) implicitos.push('IDEMPOTENCIA_AUSENTE', 'IDEMPOTENCIA_DIVERGENTE')
  if (propriedades.length > 0) implicitos.push('VALIDACAO')
  if (permissao !== 'publico' || limite) implicitos.push('MUITAS_TENTATIVAS')
  // What only checks a file keeps none.
  if (multipart && permissao !== 'publico') implicitos.push('SEM_ESPACO_EM_DISCO')
  return [...new Set([...implicitos, ...erros])]
}

function respostasDeErro(definicao: Endpoint): Objeto {
  const porStatus = Map.groupBy(errosDoEndpoint(definicao), (codigo) => ERROS[codigo].status)
  return Object.fromEntries(
    [...porStatus].map(([status, codigos]) => [
      status,
      {
        description: codigos.map((codigo) => `\`${codigo}\`: ${ERROS[codigo].mensagem}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
      },
    ]),
  )
}

function respostaBoa(definicao: Endpoint): Objeto {
  const status = definicao.status ?? 200
  if (status === 204) return { 204: { description: 'Feito' } }
  const content =
    definicao.resposta === BINARIO
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: esquemaJson(definicao.resposta, 'output') } }
  return { [status]: { description: 'Feito', content } }
}

/** Where each field of the flat input travels: path, query, or body. */
function entradaDoEndpoint(metodo: string, caminho: string, definicao: Endpoint): Objeto {
  const {
    properties = {},
    required = [],
    ...resto
  } = esquemaJson(definicao.entrada, 'input') as { properties?: Objeto; required?: string[] }
  const noCaminho = [...caminho.matchAll(/:(\w+)/g)].map(([, nome = '']) => nome)
  const campos = Object.entries(properties).filter(([nome]) => !noCaminho.includes(nome))
  const naQuery = metodo === 'GET' || metodo === 'DELETE'
  const parameters = [
    ...noCaminho.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...(naQuery
      ? campos.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
      : []),
    ...(definicao.idempotente
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 100 },
          },
        ]
      : []),
  ]
  const alternativas = 'anyOf' in resto
  if (naQuery || (campos.length === 0 && !alternativas && !definicao.multipart)) return { parameters }
  const corpo = alternativas
    ? resto
    : {
        type: 'object',
        properties: Object.fromEntries(campos),
        required: required.filter((nome) => !noCaminho.includes(nome)),
      }
  if (!definicao.multipart)
    return { parameters, requestBody: { required: true, content: { 'application/json': { schema: corpo } } } }
  const multipart = {
    type: 'object',
    properties: {
      ...Object.fromEntries(campos),
      ...(definicao.emDisco ? { capa: { type: 'string', format: 'binary' } } : {}),
      arquivo: { type: 'string', format: 'binary' },
    },
    required: ['arquivo'],
  }
  return { parameters, requestBody: { required: true, content: { 'multipart/form-data': { schema: multipart } } } }
}

/** OpenAPI 3.1 of the whole contract. */
export function gerarOpenapi(contrato: Contrato): Objeto {
  const paths: Record<string, Objeto> = {}
  for (const [chave, definicao] of Object.entries(contrato)) {
    const [metodo = '', caminho = ''] = chave.split(' ')
    const url = `/api${caminho.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[url] ??= {}
    paths[url][metodo.toLowerCase()] = {
      summary: definicao.resumo,
      operationId: chave,
      tags: [caminho.split('/')[1] ?? ''],
      description: `Permissão: \`${definicao.permissao}\``,
      ...(definicao.permissao === 'publico' ? { security: [] } : {}),
      ...entradaDoEndpoint(metodo, caminho, definicao),
      responses: { ...respostaBoa(definicao), ...respostasDeErro(definicao) },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `API do ${PRODUTO.nome}`, version: '1' },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Erro: ESQUEMA_DE_ERRO },
    },
  }
}
