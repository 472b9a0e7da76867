import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
import type { Filtro, FiltroDeReferencia } from './tipos.ts'
import { parte } from '../parte.tsx'
import { FlutuanteAberto } from '../sobrepostos/flutuante.tsx'
import { MenuAberto } from '../sobrepostos/menu.tsx'

const Calendario = parte(async () => (await import('../calendario.tsx')).Calendario)

interface EditorProps<F extends Filtro> {
  filtro: F
  valor: string | undefined
  aoEscolher: (valor: string) => void
}

function EscolhaDeReferencia({ filtro, aoEscolher }: EditorProps<FiltroDeReferencia>) {
  const [texto, definirTexto] = useState('')
  const procurado = useEspera(texto)
  const { data: opcoes = [], isFetching } = useQuery({
    queryKey: ['filtro', filtro.id, procurado],
    queryFn: ({ signal }) => filtro.procurar(procurado, signal),
  })
  return (
    <Autocomplete
      open
      disablePortal
      options={opcoes}
      loading={isFetching}
      filterOptions={(itens) => itens}
      getOptionLabel={({ rotulo }) => rotulo}
      onInputChange={(_, novo) => definirTexto(novo)}
      onChange={(_, opcao) => opcao !== null && aoEscolher(opcao.valor)}
      sx={{ width: 300, p: 2, minHeight: 300 }}
      renderInput={(props) => (
        <TextField {...props} autoFocus placeholder={`Procurar ${filtro.rotulo.toLowerCase()}`} />
      )}
    />
  )
}

export interface EditorDeFiltroProps extends EditorProps<Filtro> {
  ancora: HTMLElement
  aoFechar: () => void
}

/** Where the value of one filter is chosen, under its button. */
export function EditorDeFiltro({ ancora, aoFechar, filtro, valor, aoEscolher }: EditorDeFiltroProps) {
  if (filtro.tipo === 'opcoes') {
    const itens = filtro.opcoes.map((opcao) => ({
      rotulo: opcao.rotulo,
      atual: opcao.valor === valor,
      executar: () => aoEscolher(opcao.valor),
    }))
    return <MenuAberto ancora={ancora} grupos={[itens]} aoFechar={aoFechar} />
  }
  return (
    <FlutuanteAberto ancora={ancora} rotulo={`Filtrar por ${filtro.rotulo}`} aoFechar={aoFechar}>
      {filtro.tipo === 'referencia' ? (
        <EscolhaDeReferencia filtro={filtro} valor={valor} aoEscolher={aoEscolher} />
      ) : (
        // As large as the calendar, so that it does not move when it comes.
        <Box sx={{ width: 320, height: 336 }}>
          <Suspense fallback={null}>
            <Calendario
              dia={valor === undefined ? null : Temporal.PlainDate.from(valor)}
              aoEscolher={(dia) => aoEscolher(dia.toString())}
            />
          </Suspense>
        </Box>
      )}
    </FlutuanteAberto>
  )
}
