import '../simbolos.css'
import './grade.css'
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import { horasVisiveis } from '../calculo/horas-visiveis.ts'
import { nomeNaAgenda } from '../nomes.ts'
import { Simbolos } from '../situacao-do-agendamento.tsx'
import type { ColunaDaGrade } from '../tipos.ts'
import { Cabecalho, nomeDaColuna } from './cabecalho.tsx'
import { Coluna } from './coluna.tsx'
import type { Previa as PreviaDoGesto } from './condutor.ts'
import { HORA_REM, type Horas } from './geometria.ts'
import { Previa } from './previa.tsx'
import { useAosPoucos } from './use-aos-poucos.ts'
import { faixaDo, useMesa, useOrigemEsmaecida, type GradeProps } from './use-mesa.ts'
import { acharCaixa, useTecladoDaGrade, type Pendente } from './use-teclado-da-grade.ts'

const MANHA_HORAS = 7
const DICA_DO_TECLADO = 'Enter aplica · Esc desiste'

/** The whole day begins to be seen by the morning, not by midnight. */
function useManhaAVista(diaInteiro: boolean): RefObject<HTMLDivElement | null> {
  const rolo = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = rolo
    if (diaInteiro && current !== null) current.scrollTop = (current.scrollHeight * MANHA_HORAS) / 24
  }, [diaInteiro])
  return rolo
}

function Marcas({ de, ate }: Horas) {
  return (
    <div className="ag-horas" aria-hidden>
      {Array.from({ length: ate - de }, (_, n) => (
        <span key={n} style={{ top: `${n * HORA_REM}rem` }}>
          {n === 0 ? '' : `${String(de + n).padStart(2, '0')}:00`}
        </span>
      ))}
    </div>
  )
}

function useHoras(colunas: readonly ColunaDaGrade[], diaInteiro: boolean) {
  return useMemo(() => {
    const blocos = colunas.flatMap(({ caixas, fundos }) => [
      ...caixas,
      ...(fundos?.filter(({ tipo }) => tipo === 'aberto' || tipo === 'extra') ?? []),
    ])
    return horasVisiveis(blocos, diaInteiro)
  }, [colunas, diaInteiro])
}

/** Where what is dragged, or moved by the keyboard, would land. */
function Previas({ arrastada, pendente, horas, colunas, nomeDeFora }: PreviasProps) {
  const comuns = { horas, colunas: colunas.length }
  const nomeDa = ({ gesto, codigo }: PreviaDoGesto) => {
    if (gesto.tipo === 'soltar') return nomeDeFora(codigo ?? '')
    const achada = codigo === null ? null : acharCaixa(colunas, codigo)
    return achada === null ? 'Novo agendamento' : nomeNaAgenda(achada.item)
  }
  const doTeclado = pendente === null ? null : faixaDo(pendente, colunas)
  return (
    <>
      {arrastada !== null && <Previa {...comuns} faixa={arrastada.faixa} nome={nomeDa(arrastada)} />}
      {doTeclado !== null && pendente !== null && (
        <Previa {...comuns} faixa={doTeclado} nome={nomeNaAgenda(pendente.item)} dica={DICA_DO_TECLADO} />
      )}
    </>
  )
}

interface PreviasProps extends Pick<GradeProps, 'colunas' | 'nomeDeFora'> {
  arrastada: PreviaDoGesto | null
  pendente: Pendente | null
  horas: Horas
}

/** The columns, and what pointer and keyboard do on them. */
function Tela(props: GradeProps & { horas: Horas }) {
  const { visao, colunas, horas, aoAbrir, aoMover, nomeDeFora } = props
  const tela = useRef<HTMLDivElement>(null)
  const desenhadas = useAosPoucos(colunas)
  const nome = (coluna: ColunaDaGrade) => nomeDaColuna(coluna, visao)
  const { pendente, anuncio, aoTeclar, aoPerderFoco } = useTecladoDaGrade({
    colunas,
    nomeDaColuna: nome,
    aplicar: ({ item, coluna, inicioMs, fimMs }) => {
      const destino = colunas[coluna]
      if (destino !== undefined) aoMover(item, { coluna: destino, inicioMs, fimMs })
    },
  })
  const arrastada = useMesa(props, tela, horas)
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
        <Previas {...{ arrastada, pendente, horas, colunas, nomeDeFora }} />
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
  const rolo = useManhaAVista(diaInteiro)
  return (
    <div
      className={`ag-grade ag-por-${visao}`}
      role="group"
      aria-label={rotulo}
      aria-describedby={id}
      style={{ ['--ag-colunas' as string]: colunas.length }}
    >
      <Simbolos />
      <p id={id} className="so-leitor">
        Enter abre o agendamento. Setas para cima e para baixo mudam o horário, com Shift mudam a duração, com Ctrl para
        os lados mudam de coluna; depois, Enter aplica e Esc desiste.
      </p>
      {/* The scroll needs no stop of its own while a box inside takes the focus. */}
      <div className="ag-rolo" data-rolo ref={rolo} tabIndex={colunas.some(({ caixas }) => caixas.length > 0) ? -1 : 0}>
        {!semCabecalho && (
          <div className="ag-cabecalho">
            <div className="ag-canto" />
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.chave} coluna={coluna} visao={visao} hoje={hoje} aoAbrirDia={aoAbrirDia} />
            ))}
          </div>
        )}
        <div className="ag-corpo" style={{ height: `${(horas.ate - horas.de) * HORA_REM}rem` }}>
          <Marcas {...horas} />
          <Tela {...props} horas={horas} />
        </div>
      </div>
    </div>
  )
}
