import { semTexto, textoPlano, variaveisUsadas } from '../../laudo/index.ts'
import type { EstruturaDeTexto } from '../estrutura-de-texto.ts'
import type { TipoDeDocumento } from '../rotulos.ts'
import { variaveisDaEstrutura } from '../variaveis-do-documento.ts'
import {
  linhasComProblema,
  problema,
  problemasDoTexto,
  repetidos,
  seVazio,
  type ConferirVariavel,
  type ProblemaDoModelo,
} from './problema.ts'

const CHAVE = /^[a-z][a-z0-9-]{0,38}$/

function problemasDosCampos({ campos, texto }: EstruturaDeTexto, conferir: ConferirVariavel): ProblemaDoModelo[] {
  const citadas = new Set(variaveisUsadas(textoPlano(texto)))
  return [
    ...campos.flatMap(({ chave, rotulo, padrao }, i) => [
      ...seVazio(`campos.${i}.rotulo`, rotulo, 'Diga o que se pergunta.'),
      ...(CHAVE.test(chave)
        ? []
        : [problema(`campos.${i}.chave`, 'Use letras minúsculas sem acento, números e hífen.')]),
      ...(citadas.has(`campo.${chave}`) ? [] : [problema(`campos.${i}.chave`, `O texto não cita {{campo.${chave}}}.`)]),
      ...problemasDoTexto(`campos.${i}.padrao`, padrao, (nome) =>
        nome.startsWith('campo.') ? 'Um campo não pode citar outro.' : conferir(nome),
      ),
    ]),
    ...repetidos(campos, ({ chave }) => chave).map((i) =>
      problema(`campos.${i}.chave`, 'Esta chave já é de outro campo.'),
    ),
  ]
}

function problemasDoTipo({ lista, assinaturas }: EstruturaDeTexto, tipo: TipoDeDocumento): ProblemaDoModelo[] {
  const clinico = tipo === 'RECEITA' || tipo === 'ATESTADO'
  return [
    ...(tipo === 'RECEITA' && lista !== 'PRODUTOS' ? [problema('lista', 'Uma receita lista produtos.')] : []),
    ...(tipo !== 'RECEITA' && lista === 'PRODUTOS' ? [problema('lista', 'Só uma receita lista produtos.')] : []),
    ...(clinico && !assinaturas.includes('VETERINARIO')
      ? [problema('assinaturas', 'Este documento é assinado por um veterinário.')]
      : []),
    ...(assinaturas.length === 0 && !clinico ? [problema('assinaturas', 'Escolha quem assina.')] : []),
    ...(repetidos(assinaturas, (quem) => quem).length > 0 ? [problema('assinaturas', 'Cada um assina uma vez.')] : []),
  ]
}

/** What keeps the structure of a text document of `tipo` from being published. */
export function problemasDoDocumento(estrutura: EstruturaDeTexto, tipo: TipoDeDocumento): ProblemaDoModelo[] {
  const conhecidas = new Set(variaveisDaEstrutura(estrutura).map(({ nome }) => nome))
  const conferir: ConferirVariavel = (nome) => (conhecidas.has(nome) ? null : `A variável {{${nome}}} não existe.`)
  const { titulo, texto, cabecalho, rodape } = estrutura
  return [
    ...seVazio('titulo', titulo, 'Dê um título ao documento.'),
    ...problemasDoTexto('titulo', titulo, conferir),
    ...(semTexto(texto) ? [problema('texto', 'Escreva o texto do documento.')] : []),
    ...problemasDoTexto('texto', texto, conferir),
    ...problemasDosCampos(estrutura, conferir),
    ...problemasDoTipo(estrutura, tipo),
    ...linhasComProblema('cabecalho', cabecalho, conferir),
    ...linhasComProblema('rodape', rodape, conferir),
  ]
}
