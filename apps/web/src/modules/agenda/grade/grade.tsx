import '../simbolos.css'
import './grade.css'
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import { useAgora } from '../../../lib/use-agora.ts'
import { ALTURAS, alturaDaHora } from '../altura-da-hora.ts'
import { minutoDoComeco } from '../calculo/comeco.ts'
import { horasVisiveis } from '../calculo/horas-visiveis.ts'
import type { Alvo } from '../calculo/teclas.ts'
import { nomeNaAgenda } from '../nomes.ts'
import type { ColunaDaGrade } from '../tipos.ts'
import { Cabecalho, nomeDaColuna } from './cabecalho.tsx'
import { Coluna, LinhaDoAgora, minutoDeAgora } from './coluna.tsx'
import type { Previa as PreviaDoGesto } from './condutor.ts'
import { altasHoras, type Horas } from './geometria.ts'
import { Previa } from './previa.tsx'
import { useColunasAosPoucos } from './use-colunas-aos-poucos.ts'
import { faixaDo, useTabuleiro, useOrigemEsmaecida, type GradeProps } from './use-tabuleiro.ts'
import { acharCaixa, useTecladoDaGrade, type Pendente } from './use-teclado-da-grade.ts'
import { useVagaPorTecla } from './use-vaga-por-tecla.ts'

const DICA_DO_TECLADO = 'Enter aplica · Esc desiste'
const DICA_DA_VAGA = 'Setas escolhem · Enter marca'
/**
 * Each day begins to be seen where something happens; afterwards the scroll is the person's. What is booked may arrive after
 * the day is drawn: it is looked at again then, unless the person has scrolled meanwhile.
 */
function useComecoAVista(colunas: readonly ColunaDaGrade[], { de, ate }: Horas): RefObject<HTMLDivElement | null> {
  const rolo = useRef<HTMLDivElement>(null)
  const dia = `${colunas[0]?.eixo.dia ?? ''} ${colunas.length} ${de}`
  const cheio = colunas.some(({ caixas }) => caixas.length > 0)
  const visto = useRef({ dia: '', cheio: false, topo: 0 })
  useEffect(() => {
    const { current } = rolo
    if (current === null) return
    const mesmoDia = visto.current.dia === dia
    const rolou = Math.abs(current.scrollTop - visto.current.topo) > 1
    if (mesmoDia && (visto.current.cheio || !cheio || rolou)) return
    current.scrollTop = ((minutoDoComeco(colunas, Date.now()) / 60 - de) / (ate - de)) * current.scrollHeight
    visto.current = { dia, cheio, topo: current.scrollTop }
  }, [colunas, dia, cheio, de, ate])
  return rolo
}

/** As near as this, the time of now would stand on the hour's. */
const MINUTOS_DO_AGORA = 15

function Marcas({ horas, colunas }: { horas: Horas; colunas: readonly ColunaDaGrade[] }) {
  const { de, ate } = horas
  const dias = new Map(colunas.map(({ eixo }) => [eixo.dia, eixo]))
  const agoraMs = useAgora()
  const agora = [...dias.values()].map((eixo) => minutoDeAgora(eixo, horas, agoraMs))
  const livre = (hora: number) =>
    hora > de && agora.every((minuto) => minuto === null || Math.abs(minuto - hora * 60) > MINUTOS_DO_AGORA)
  return (
    <div className="ag-horas" aria-hidden>
      {Array.from({ length: ate - de }, (_, n) => (
        <span key={n} style={{ top: altasHoras(n) }}>
          {livre(de + n) ? `${String(de + n).padStart(2, '0')}:00` : ''}
        </span>
      ))}
      {[...dias.values()].map((eixo) => (
        <LinhaDoAgora key={eixo.dia} eixo={eixo} horas={horas} comHora />
      ))}
    </div>
  )
}

function useHoras(colunas: readonly ColunaDaGrade[], diaInteiro: boolean): Horas {
  return useMemo(() => {
    const blocos = colunas.flatMap(({ caixas, fundos }) => [
      ...caixas,
      ...(fundos?.filter(({ tipo }) => tipo === 'aberto' || tipo === 'extra') ?? []),
    ])
    return horasVisiveis(blocos, diaInteiro)
  }, [colunas, diaInteiro])
}

/** Where what is dragged, or moved by the keyboard, would land. */
function Previas({ arrastada, pendente, vaga, horas, colunas, nomeDeFora }: PreviasProps) {
  const comuns = { horas, colunas: colunas.length }
  const nomeDa = ({ gesto, codigo }: PreviaDoGesto) => {
    if (gesto.tipo === 'soltar') return nomeDeFora(codigo ?? '')
    const achada = codigo === null ? null : acharCaixa(colunas, codigo)
    return achada === null ? 'Novo agendamento' : nomeNaAgenda(achada.item)
  }
  const doTeclado = pendente === null ? null : faixaDo(pendente, colunas)
  const daVaga = vaga === null ? null : faixaDo(vaga, colunas)
  return (
    <>
      {arrastada !== null && <Previa {...comuns} faixa={arrastada.faixa} nome={nomeDa(arrastada)} />}
      {doTeclado !== null && pendente !== null && (
        <Previa {...comuns} faixa={doTeclado} nome={nomeNaAgenda(pendente.item)} dica={DICA_DO_TECLADO} />
      )}
      {daVaga !== null && <Previa {...comuns} faixa={daVaga} nome="Novo agendamento" dica={DICA_DA_VAGA} />}
    </>
  )
}

interface PreviasProps extends Pick<GradeProps, 'colunas' | 'nomeDeFora'> {
  arrastada: PreviaDoGesto | null
  pendente: Pendente | null
  vaga: Alvo | null
  horas: Horas
}

/** The columns, and what pointer and keyboard do on them. */
function Tela(props: GradeProps & { horas: Horas }) {
  const { visao, colunas, horas, podeCriar, aoAbrir, aoCriar, aoMover, nomeDeFora } = props
  const tela = useRef<HTMLDivElement>(null)
  const desenhadas = useColunasAosPoucos(colunas)
  const nome = (coluna: ColunaDaGrade) => nomeDaColuna(coluna, visao)
  const { pendente, anuncio, anunciar, aoTeclar, aoPerderFoco } = useTecladoDaGrade({
    colunas,
    nomeDaColuna: nome,
    aplicar: ({ item, coluna, inicioMs, fimMs }) => {
      const destino = colunas[coluna]
      if (destino !== undefined) aoMover(item, { coluna: destino, inicioMs, fimMs })
    },
  })
  const { vaga, ...escolha } = useVagaPorTecla({
    colunas,
    nomeDaColuna: nome,
    anunciar,
    aoEscolher: ({ coluna, inicioMs, fimMs }) => {
      const destino = colunas[coluna]
      if (destino !== undefined) aoCriar({ coluna: destino, inicioMs, fimMs })
    },
  })
  const arrastada = useTabuleiro(props, tela, horas)
  useOrigemEsmaecida(arrastada?.codigo ?? pendente?.item.codigo ?? null)
  return (
    <>
      {/* One listener for every box; the keyboard reaches them as the buttons they are. */}
      <div
        className="ag-tela"
        data-tela
        ref={tela}
        role="presentation"
        onClick={({ target }) => {
          const caixa = (target as Element).closest<HTMLElement>('[data-caixa]')
          if (caixa !== null) aoAbrir(caixa.dataset['caixa'] ?? '')
        }}
        onKeyDown={aoTeclar}
        onBlur={aoPerderFoco}
      >
        {podeCriar && (
          <button type="button" className="so-leitor ag-marcar" data-sem-arrasto {...escolha}>
            Marcar num horário vago, escolhido com as setas
          </button>
        )}
        {desenhadas.map((coluna) => (
          <Coluna
            key={coluna.chave}
            coluna={coluna}
            horas={horas}
            nome={nome(coluna)}
            comEspecialista={visao === 'semana' && coluna.especialista === null}
            emSemana={visao === 'semana'}
          />
        ))}
        <Previas {...{ arrastada, pendente, vaga, horas, colunas, nomeDeFora }} />
      </div>
      <div className="so-leitor" role="status">
        {anuncio}
      </div>
    </>
  )
}

/** Days or specialists side by side against the hours: click, drag, stretch, or the keyboard. */
export function Grade(props: GradeProps) {
  const { visao, rotulo, colunas, semCabecalho = false, diaInteiro, hoje, aoAbrirDia } = props
  const id = useId()
  const horas = useHoras(colunas, diaInteiro)
  const hora = `${ALTURAS[alturaDaHora.usar()]}rem`
  const rolo = useComecoAVista(colunas, horas)
  return (
    <div
      className={`ag-grade ag-por-${visao}`}
      role="group"
      aria-label={rotulo}
      aria-describedby={id}
      style={{ ['--ag-colunas' as string]: colunas.length, ['--ag-hora' as string]: hora }}
    >
      <p id={id} className="so-leitor">
        Enter abre o agendamento. Setas para cima e para baixo mudam o horário, com Shift mudam a duração, com Ctrl para
        os lados mudam de coluna; depois, Enter aplica e Esc desiste.
      </p>
      {/* The scroll needs no stop of its own while something inside takes the focus. */}
      <div
        className="ag-rolo"
        data-rolo
        ref={rolo}
        tabIndex={props.podeCriar || colunas.some(({ caixas }) => caixas.length > 0) ? -1 : 0}
      >
        {!semCabecalho && (
          <div className="ag-cabecalho">
            <div className="ag-canto" />
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.chave} coluna={coluna} visao={visao} hoje={hoje} aoAbrirDia={aoAbrirDia} />
            ))}
          </div>
        )}
        <div className="ag-corpo" style={{ height: altasHoras(horas.ate - horas.de) }}>
          <Marcas horas={horas} colunas={colunas} />
          <Tela {...props} horas={horas} />
        </div>
      </div>
    </div>
  )
}
