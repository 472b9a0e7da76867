import { SITUACOES_DE_SECAO } from '@vetlume/dominio/laudo'
import { useEffect } from 'react'
import type { GrupoDeAtalhos } from '../../../ui/atalhos.tsx'
import { ehDigitacao } from '../../../ui/use-atalho.ts'
import { avisar } from '../../../ui/avisar.ts'
import type { Bancada } from './bancada.ts'
import { confirmarAsDemais, confirmarEIrAdiante } from './confirmar-secoes.ts'
import { novaLesao, secaoParaLesao } from './corpo/nova-lesao.ts'
import { CONCLUSAO, IMAGENS, irAoLugar, irAoVizinho } from './lugares.ts'
import { abrirPainel } from './painel-aberto.ts'
import { definirSituacaoDaSecao } from './situacao-da-secao.ts'

export const ATALHOS_DO_LAUDO: readonly GrupoDeAtalhos[] = [
  {
    titulo: 'Laudo',
    atalhos: [
      { teclas: ['Alt', '↓'], texto: 'Próxima seção' },
      { teclas: ['Alt', '↑'], texto: 'Seção anterior' },
      { teclas: ['Alt', 'Enter'], texto: 'Confirmar e ir para a próxima' },
      { teclas: ['Alt', 'Shift', 'Enter'], texto: 'Confirmar as demais' },
      { teclas: ['Alt', '1'], texto: 'Normal' },
      { teclas: ['Alt', '2'], texto: 'Alterado' },
      { teclas: ['Alt', '3'], texto: 'Não avaliado' },
      { teclas: ['Alt', 'M'], texto: 'Medidas da seção' },
      { teclas: ['Alt', 'L'], texto: 'Nova lesão na seção' },
      { teclas: ['Alt', 'Delete'], texto: 'Numa lesão: retirar' },
      { teclas: ['Alt', 'C'], texto: 'Impressão diagnóstica' },
      { teclas: ['Alt', 'I'], texto: 'Imagens' },
      { teclas: ['Alt', 'A'], texto: 'Trazer textos do exame anterior' },
      { teclas: ['Alt', 'P'], texto: 'Conferência' },
      { teclas: ['Ctrl', 'S'], texto: 'Salvar agora' },
      { teclas: ['Ctrl', 'Enter'], texto: 'Assinar, ou enviar para revisão' },
      { teclas: ['?'], texto: 'Esta ajuda (Alt+/ dentro do texto)' },
    ],
  },
  {
    titulo: 'Texto e medidas',
    atalhos: [
      { teclas: ['/'], texto: 'Banco de frases' },
      { teclas: ['Shift', 'Enter'], texto: 'Na lista: trocar o texto todo' },
      { teclas: [';'], texto: 'Suas abreviaturas: ;fig e espaço ou Tab (Alt+B para guardar)' },
      { teclas: ['{{'], texto: 'Variáveis do paciente e medidas' },
      { teclas: ['Tab'], texto: 'Próxima lacuna ___' },
      { teclas: ['Alt', 'V'], texto: 'Ditar, ou parar (depois de ligar em Mais ações)' },
      { teclas: ['Alt', 'T'], texto: 'Barra de formatação (Esc volta)' },
      { teclas: ['Ctrl', 'B'], texto: 'Negrito' },
      { teclas: ['Ctrl', 'I'], texto: 'Itálico' },
      { teclas: ['Ctrl', 'U'], texto: 'Sublinhado' },
      { teclas: ['Ctrl', 'Z'], texto: 'Desfazer' },
      { teclas: ['Enter'], texto: 'Numa medida: a próxima' },
    ],
  },
  {
    titulo: 'Imagens',
    atalhos: [
      { teclas: ['Ctrl', 'V'], texto: 'Colar imagens' },
      { teclas: ['Alt', '←'], texto: 'Mover a figura para antes' },
      { teclas: ['Alt', '→'], texto: 'Mover a figura para depois' },
      { teclas: ['+', '−', '0'], texto: 'No visor: zoom' },
      { teclas: ['↑', '↓'], texto: 'No visor: brilho' },
      { teclas: [',', '.'], texto: 'No visor: contraste' },
    ],
  },
]

/** What finishes the laudo for this person, if anything does. */
function passoSeguinte({ laudo: { permissoes }, janela }: Bancada): (() => void) | undefined {
  if (permissoes.assinar) return () => janela.mudar(() => 'assinar')
  return permissoes.enviar ? () => janela.mudar(() => 'enviar') : undefined
}

async function salvarAgora({ salvamento }: Bancada): Promise<void> {
  if (await salvamento.salvar()) avisar.sucesso('Tudo salvo.')
}

/** By the position of the key, since Alt writes other characters in some layouts. */
function acaoComAlt(evento: KeyboardEvent, bancada: Bancada): (() => void) | undefined {
  const lugar = bancada.lugar.ler()
  const situacao = SITUACOES_DE_SECAO[Number(/^(?:Digit|Numpad)([123])$/.exec(evento.code)?.[1] ?? 0) - 1]
  if (situacao !== undefined) return () => definirSituacaoDaSecao(bancada, lugar, situacao)
  const porCodigo: Partial<Record<string, () => void>> = {
    Enter: () => (evento.shiftKey ? confirmarAsDemais(bancada) : confirmarEIrAdiante(bancada)),
    ArrowDown: () => irAoVizinho(1, bancada),
    ArrowUp: () => irAoVizinho(-1, bancada),
    KeyM: () => irAoLugar(lugar, bancada, 'medidas'),
    KeyC: () => irAoLugar(CONCLUSAO, bancada),
    KeyI: () => irAoLugar(IMAGENS, bancada),
    KeyL: () => {
      const secao = secaoParaLesao(bancada, lugar)
      if (secao !== null) novaLesao(bancada, secao)
    },
    KeyB: () => bancada.janela.mudar(() => 'abreviaturas'),
    KeyA: () => bancada.janela.mudar(() => 'anterior'),
    KeyP: () => abrirPainel(bancada, 'conferencia'),
    KeyT: () => document.querySelector<HTMLElement>('.lt-barra button:not(:disabled)')?.focus(),
  }
  return (
    porCodigo[evento.code] ??
    (evento.key === '/' || evento.key === '?' ? () => bancada.janela.mudar(() => 'atalhos') : undefined)
  )
}

function acaoDaTecla(evento: KeyboardEvent, bancada: Bancada): (() => void) | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = evento
  const controle = ctrlKey || metaKey
  if (controle && !altKey && !shiftKey) {
    if (key.toLowerCase() === 's') return () => void salvarAgora(bancada)
    if (key === 'Enter') return passoSeguinte(bancada)
    return undefined
  }
  if (altKey && !controle) return acaoComAlt(evento, bancada)
  return key === '?' && !controle && !altKey && !ehDigitacao(evento.target)
    ? () => bancada.janela.mudar(() => 'atalhos')
    : undefined
}

/** Keys of the whole editor; while a window covers it, they are the window's. */
export function useAtalhosDoEditor(bancada: Bancada): void {
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      const coberta =
        bancada.janela.ler() !== null ||
        bancada.visor.ler() !== null ||
        document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null
      const acao = coberta ? undefined : acaoDaTecla(evento, bancada)
      if (acao === undefined) return
      evento.preventDefault()
      // The shell also answers some of these keys, with less to say.
      evento.stopImmediatePropagation()
      acao()
    }
    addEventListener('keydown', aoTeclar, { capture: true })
    return () => removeEventListener('keydown', aoTeclar, { capture: true })
  }, [bancada])
}
