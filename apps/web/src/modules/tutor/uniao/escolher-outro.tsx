import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspera } from '../../../lib/use-espera.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import type { OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'

export interface Sugestao {
  codigo: string
  nome: string
  detalhe: string
  /** Why it may be the same: "mesmo telefone". */
  motivo: string
}

export interface EscolherOutroProps {
  /** Record that stays, for now: the next step lets the person turn it round. */
  nome: string
  codigo: string
  /** "paciente", "tutor" */
  oQue: string
  chave: string
  sugestoes: readonly Sugestao[]
  procurar: (texto: string, sinal: AbortSignal) => Promise<OpcaoDeBusca[]>
  aoEscolher: (codigo: string) => void
  aoFechar: () => void
}

function Sugestoes({ sugestoes, aoEscolher }: Pick<EscolherOutroProps, 'sugestoes' | 'aoEscolher'>) {
  if (sugestoes.length === 0) return null
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 2 }}>
        Talvez seja um destes
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {sugestoes.map(({ codigo, nome, detalhe, motivo }) => (
          <Box
            component="li"
            key={codigo}
            sx={{
              display: 'flex',
              gap: 3,
              alignItems: 'center',
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 'var(--vl-raio)',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <strong>{nome}</strong>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[detalhe, motivo].filter((parte) => parte !== '').join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Comparar com ${nome}`}
              onClick={() => aoEscolher(codigo)}
            >
              Comparar
            </Button>
          </Box>
        ))}
      </Box>
    </div>
  )
}

/** Which other record is the same: one that is suggested, or one that is searched for. */
export function EscolherOutro({
  nome,
  codigo,
  oQue,
  chave,
  sugestoes,
  procurar,
  aoEscolher,
  aoFechar,
}: EscolherOutroProps) {
  const [texto, definirTexto] = useState('')
  const procurado = useEspera(texto.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: [chave, 'opcoes', 'unir', procurado],
    queryFn: ({ signal }) => procurar(procurado, signal),
    enabled: procurado !== '',
    staleTime: 10_000,
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Unir outro cadastro a ${nome}`}
      descricao={`Quando o mesmo ${oQue} foi cadastrado duas vezes. Você confere os dois lado a lado antes de unir.`}
    >
      <Box sx={{ display: 'grid', gap: 4, pb: 3 }}>
        <Sugestoes sugestoes={sugestoes} aoEscolher={aoEscolher} />
        <Autocomplete
          options={data.filter((opcao) => opcao.codigo !== codigo)}
          getOptionLabel={(opcao) => opcao.nome}
          getOptionKey={(opcao) => opcao.codigo}
          filterOptions={(opcoes) => opcoes}
          loading={isFetching || procurado !== texto.trim()}
          loadingText="Procurando…"
          noOptionsText={texto.trim() === '' ? 'Digite para procurar' : 'Nada encontrado'}
          onInputChange={(_, novo) => definirTexto(novo)}
          onChange={(_, opcao) => opcao !== null && aoEscolher(opcao.codigo)}
          renderOption={({ key, ...atributos }, opcao) => (
            <li key={key} {...atributos}>
              <div>
                {opcao.nome}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {opcao.detalhe}
                </Typography>
              </div>
            </li>
          )}
          renderInput={(atributos) => (
            <TextField {...atributos} label={`Procurar outro ${oQue}`} autoFocus={sugestoes.length === 0} />
          )}
        />
      </Box>
    </Dialogo>
  )
}
