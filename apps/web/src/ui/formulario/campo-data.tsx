import { aplicarMascara } from '@vetlume/dominio/formatos'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberFormatBase } from 'react-number-format'
import { agoraNoFuso, fusoEmUso } from '../../lib/fuso.ts'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import { escreverMomento, lerMomento } from '../formato-de-data.ts'
import { Icone } from '../icones/icone.tsx'
import { parte } from '../parte.tsx'
import { Entrada, type EntradaProps } from './entrada.tsx'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

const Calendario = parte(async () => (await import('../calendario-flutuante.tsx')).CalendarioFlutuante)

type Momento = Temporal.PlainDateTime

interface Formato {
  /** How it is written on screen, and what is suggested in the empty field. */
  padrao: string
  dica: string
  mascara: string
  ler: (valor: string) => Momento
  escrever: (momento: Momento) => string
  /** The time that a day chosen in the calendar gets. */
  comDia: (dia: Temporal.PlainDate, atual: Momento | null) => Momento
}

/** What the schema refuses as a date: the person typed something that is none. */
const INVALIDA = 'inválida'

const DIA: Formato = {
  padrao: 'dd/MM/yyyy',
  dica: 'dd/mm/aaaa',
  mascara: '##/##/####',
  ler: (valor) => Temporal.PlainDate.from(valor).toPlainDateTime(),
  escrever: (momento) => momento.toPlainDate().toString(),
  comDia: (dia) => dia.toPlainDateTime(),
}
const INSTANTE: Formato = {
  padrao: 'dd/MM/yyyy HH:mm',
  dica: 'dd/mm/aaaa hh:mm',
  mascara: '##/##/#### ##:##',
  ler: (valor) => Temporal.Instant.from(valor).toZonedDateTimeISO(fusoEmUso()).toPlainDateTime(),
  escrever: (momento) => momento.toZonedDateTime(fusoEmUso()).toInstant().toString({ smallestUnit: 'millisecond' }),
  comDia: (dia, atual) => dia.toPlainDateTime((atual ?? agoraNoFuso()).toPlainTime()),
}

/** A separator typed after one digit completes it: `5/3/` reads as `05/03/`. */
export const digitosDaData = (texto: string) =>
  texto.replace(/(^|\D)(\d)\D$/, (_, antes: string, digito: string) => `${antes}0${digito}`).replace(/\D/g, '')

function desenhar(valor: unknown, { ler, padrao }: Formato): string {
  if (typeof valor !== 'string' || valor === '' || valor === INVALIDA) return ''
  try {
    return digitosDaData(escreverMomento(ler(valor), padrao))
  } catch {
    return ''
  }
}

/** Digits as typed. The form only ever sees a complete value, null, or a text that its schema refuses. */
function useEscrita(valor: unknown, mudar: (valor: unknown) => void, formato: Formato) {
  const [escrita, definirEscrita] = useState(() => ({ valor, digitos: desenhar(valor, formato) }))
  // Changed from outside: another field that presumes this date, a record that was read again.
  if (escrita.valor !== valor) definirEscrita({ valor, digitos: desenhar(valor, formato) })
  const escrever = (digitos: string) => {
    const momento = lerMomento(aplicarMascara(formato.mascara, digitos), formato.padrao)
    const novo = digitos === '' ? null : momento === null ? INVALIDA : formato.escrever(momento)
    definirEscrita({ valor: novo, digitos })
    mudar(novo)
  }
  const { digitos } = escrita
  return { digitos, momento: lerMomento(aplicarMascara(formato.mascara, digitos), formato.padrao), escrever }
}

interface BotaoDoCalendarioProps {
  rotulo: string
  desabilitado: boolean
  aberto: boolean
  aoAbrir: () => void
}

function BotaoDoCalendario({ rotulo, desabilitado, aberto, aoAbrir }: BotaoDoCalendarioProps) {
  return (
    <BotaoDeIcone
      rotulo={`Abrir calendário de ${rotulo}`}
      dica="Abrir calendário (Alt + ↓)"
      size="small"
      disabled={desabilitado}
      aria-haspopup="dialog"
      aria-expanded={aberto}
      onClick={aoAbrir}
    >
      <Icone nome="calendar-month" tamanho="pequeno" />
    </BotaoDeIcone>
  )
}

export interface CampoDataProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** Plain dates, inclusive: what the calendar offers. */
  minimo?: string
  maximo?: string
  /** Told of each whole date that is typed or chosen. */
  aoMudar?: (data: string) => void
}

function CampoDeFormato<V extends FieldValues, S>({ formato, ...props }: CampoDataProps<V, S> & { formato: Formato }) {
  const { rotulo, minimo, maximo } = props
  const { valor, mudar, aoSair, referencia, quadro: quadroDoCampo } = useCampo(props)
  const aoEscrever = (novo: unknown) => {
    mudar(novo)
    if (typeof novo === 'string' && novo !== INVALIDA) props.aoMudar?.(novo)
  }
  const { digitos, momento, escrever } = useEscrita(valor, aoEscrever, formato)
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const quadro = useRef<HTMLDivElement>(null)
  const { padrao, dica, mascara, comDia } = formato
  const abrir = () => definirAncora(quadroDoCampo.disabled ? null : quadro.current)
  const fechar = () => definirAncora(null)
  const escolher = (dia: Temporal.PlainDate) => {
    fechar()
    escrever(digitosDaData(escreverMomento(comDia(dia, momento), padrao)))
  }
  return (
    <>
      <NumberFormatBase<EntradaProps>
        {...quadroDoCampo}
        customInput={Entrada}
        type="text"
        value={digitos}
        valueIsNumericString
        format={(limpo) => aplicarMascara(mascara, limpo)}
        removeFormatting={(texto) => digitosDaData(texto).slice(0, mascara.replace(/[^#]/g, '').length)}
        onValueChange={({ value }, { source }) => source === 'event' && escrever(value)}
        onKeyDown={(evento: KeyboardEvent) => evento.altKey && evento.key === 'ArrowDown' && abrir()}
        onBlur={aoSair}
        getInputRef={referencia}
        placeholder={dica}
        inputMode="numeric"
        autoComplete="off"
        caixa={quadro}
        depois={
          <BotaoDoCalendario
            rotulo={rotulo}
            desabilitado={quadroDoCampo.disabled}
            aberto={ancora !== null}
            aoAbrir={abrir}
          />
        }
      />
      {ancora !== null && (
        <Calendario
          ancora={ancora}
          rotulo={rotulo}
          dia={momento?.toPlainDate() ?? null}
          {...(minimo === undefined ? {} : { minimo })}
          {...(maximo === undefined ? {} : { maximo })}
          aoEscolher={escolher}
          aoFechar={fechar}
        />
      )}
    </>
  )
}

/** A plain date, `AAAA-MM-DD` in the form; null when blank. Typed, or chosen in a calendar (Alt+↓). */
export function CampoData<V extends FieldValues, S>(props: CampoDataProps<V, S>) {
  return <CampoDeFormato {...props} formato={DIA} />
}

/** An instant: shown on the clock of the company in use, UTC in the form. */
export function CampoDataHora<V extends FieldValues, S>(props: CampoProps<V, S>) {
  return <CampoDeFormato {...props} formato={INSTANTE} />
}
