import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { parseDocument } from 'yaml'

const DOCKERFILE = 'Dockerfile'
const COMPOSE = 'compose.yaml'

interface Servico {
  image?: string
  build?: unknown
  restart?: string
  healthcheck?: unknown
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}

interface Compose {
  services: Record<string, Servico>
  volumes?: Record<string, unknown>
}

function problemasDoDockerfile(texto: string): string[] {
  const regras = {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
  }
  const achados = validate(texto, regras).map(
    ({ range, message }) =>
      `${DOCKERFILE}:${range.start.line + 1} ${typeof message === 'string' ? message : message.value}`,
  )
  const usuarios = [...texto.matchAll(/^USER\s+(\S+)/gm)].map(([, usuario]) => usuario)
  if (!usuarios.length || usuarios.at(-1) === 'root') achados.push(`${DOCKERFILE} a imagem final roda como root`)
  if (!/^HEALTHCHECK\s/m.test(texto)) achados.push(`${DOCKERFILE} sem HEALTHCHECK`)
  return achados
}

/** COPY sources (of the context, not of another stage) that do not exist. */
function copiasQuebradas(texto: string, raiz: string): string[] {
  const copias = [...texto.matchAll(/^COPY\s+(?!--from)(?:--\S+\s+)*(.+)$/gm)]
  const origens = copias.flatMap(([, argumentos]) => argumentos?.trim().split(/\s+/).slice(0, -1) ?? [])
  return origens
    .filter((origem) => !existsSync(join(raiz, origem)))
    .map((origem) => `${DOCKERFILE} copia "${origem}", que não existe`)
}

function problemasDoServico(nome: string, servico: Servico, compose: Compose, raiz: string): string[] {
  const onde = `${COMPOSE} serviço ${nome}:`
  const achados: string[] = []
  if (!servico.image && !servico.build) achados.push(`${onde} sem image nem build`)
  if (servico.image && !/[:@]./.test(servico.image)) achados.push(`${onde} imagem sem versão`)
  for (const dependencia of Object.keys(servico.depends_on ?? {})) {
    if (!compose.services[dependencia]) achados.push(`${onde} depende de "${dependencia}", que não existe`)
  }
  for (const volume of servico.volumes ?? []) {
    const origem = volume.split(':')[0] ?? ''
    const falta = origem.startsWith('.') ? !existsSync(join(raiz, origem)) : !(origem in (compose.volumes ?? {}))
    if (falta) achados.push(`${onde} volume "${origem}" não existe`)
  }
  return achados
}

/** Passwords and keys, but the public one, have no default: compose must stop and say which one is missing. */
function segredosComPadrao(texto: string): string[] {
  const variaveis = [...texto.matchAll(/\$\{(\w*(?:SENHA|CHAVE(?!_PUBLICA))\w*)([^}]*)\}/g)]
  return variaveis
    .filter(([, , resto]) => !resto?.startsWith(':?'))
    .map(([, nome]) => `${COMPOSE} ${nome} precisa da forma \${${nome}:?mensagem}`)
}

function problemasDoCompose(texto: string, raiz: string): string[] {
  const documento = parseDocument(texto)
  if (documento.errors.length) return documento.errors.map(({ message }) => `${COMPOSE} ${message}`)
  const compose = documento.toJS() as Compose
  const servicos = Object.entries(compose.services).flatMap(([nome, servico]) =>
    problemasDoServico(nome, servico, compose, raiz),
  )
  return [...servicos, ...segredosComPadrao(texto)]
}

/** Lints the production files without a container engine. Returns the problems, one per line. */
export function verificarImplantacao(raiz: string): string {
  const dockerfile = readFileSync(join(raiz, DOCKERFILE), 'utf8')
  const compose = readFileSync(join(raiz, COMPOSE), 'utf8')
  return [
    ...problemasDoDockerfile(dockerfile),
    ...copiasQuebradas(dockerfile, raiz),
    ...problemasDoCompose(compose, raiz),
  ].join('\n')
}
