import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider'
import { ptBR } from '@mui/x-date-pickers/locales'
import { AdaptadorTemporal } from './adaptador-temporal.ts'

// The library types its own texts as optional-or-undefined, which our stricter setting tells apart.
const textos = ptBR.components.MuiLocalizationProvider.defaultProps.localeText as NonNullable<
  LocalizationProviderProps<string>['localeText']
>

export interface CalendarioProps {
  dia: Temporal.PlainDate | null
  /** Plain dates, inclusive. */
  minimo?: string
  maximo?: string
  aoEscolher: (dia: Temporal.PlainDate) => void
}

const inicioDe = (dia: string) => Temporal.PlainDate.from(dia).toPlainDateTime()

/** One day chosen in a calendar. Downloaded when it is opened: the weight of the whole library is here. */
export function Calendario({ dia, minimo, maximo, aoEscolher }: CalendarioProps) {
  return (
    <LocalizationProvider dateAdapter={AdaptadorTemporal} localeText={textos}>
      <DateCalendar
        autoFocus
        value={dia?.toPlainDateTime() ?? null}
        // Choosing the year first is not yet choosing the day.
        onChange={(novo, situacao) => novo !== null && situacao === 'finish' && aoEscolher(novo.toPlainDate())}
        {...(minimo === undefined ? {} : { minDate: inicioDe(minimo) })}
        {...(maximo === undefined ? {} : { maxDate: inicioDe(maximo) })}
      />
    </LocalizationProvider>
  )
}
