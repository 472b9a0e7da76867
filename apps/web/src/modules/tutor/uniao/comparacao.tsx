import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { mensagemDoErro, ErroDeApi } from '../../../lib/erro-de-api.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { COLUNAS, Linha, type CampoComparado } from './linha-comparada.tsx'

interface Lado {
  nome: string
  /** What tells it from the other: when it was registered, by whom it is used. */
  detalhe: string
}

export interface ComparacaoProps<C extends string> {
  mantido: Lado
  outro: Lado
  campos: readonly CampoComparado<C>[]
  /** What always happens, whatever is chosen. */
  consequencias: readonly string[]
  aoInverter: () => void
  aoCancelar: () => void
  aoUnir: (doOutro: C[]) => Promise<unknown>
}

function Cabeca({ lado, papel }: { lado: Lado; papel: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {papel}
      </Typography>
      <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {lado.nome}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lado.detalhe}
      </Typography>
    </Box>
  )
}

function Consequencias({ itens }: { itens: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1 }}>
      {itens.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </Box>
  )
}

/** Two records side by side: which value stays where they differ, and what the merge does. */
export function Comparacao<C extends string>({
  mantido,
  outro,
  campos,
  consequencias,
  aoInverter,
  aoCancelar,
  aoUnir,
}: ComparacaoProps<C>) {
  const [escolhas, definirEscolhas] = useState<Partial<Record<C, boolean>>>({})
  const [falha, definirFalha] = useState<string | null>(null)
  const [unindo, definirUnindo] = useState(false)
  const diferentes = campos.filter(({ iguais, regra }) => !iguais || (regra ?? null) !== null)
  const vemDoOutro = ({ campo, vazioNoMantido }: CampoComparado<C>) => escolhas[campo] ?? vazioNoMantido
  const unir = async () => {
    const certeza = await confirmar({
      titulo: `Unir “${outro.nome}” a “${mantido.nome}”?`,
      texto: 'A união não se desfaz. O que foi feito fica contado no histórico dos dois.',
      confirmar: 'Unir cadastros',
      perigo: true,
    })
    if (!certeza) return
    definirFalha(null)
    definirUnindo(true)
    try {
      await aoUnir(
        diferentes
          .filter((um) => !um.iguais && (um.regra ?? null) === null && vemDoOutro(um))
          .map(({ campo }) => campo),
      )
    } catch (erro) {
      definirFalha(erro instanceof ErroDeApi ? (erro.campos['outro'] ?? mensagemDoErro(erro)) : mensagemDoErro(erro))
      definirUnindo(false)
    }
  }
  return (
    <>
      {falha !== null && <Alert severity="error">{falha}</Alert>}
      <Secao
        titulo="O que fica"
        descricao="Escolha o valor de cada campo em que os dois diferem."
        acoes={
          <Button variant="outlined" startIcon={<Icone nome="swap-horiz" />} onClick={aoInverter} sx={{ flex: 'none' }}>
            Inverter
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: COLUNAS,
              '& > span': { display: { xs: 'none', md: 'block' } },
            }}
          >
            <span />
            <Cabeca lado={mantido} papel="Este cadastro fica" />
            <Cabeca lado={outro} papel="Este é unido ao outro" />
          </Box>
          {diferentes.length === 0 && (
            <Alert severity="info">Os dois cadastros dizem o mesmo em todos os campos.</Alert>
          )}
          {diferentes.map((campo) => (
            <Linha
              key={campo.campo}
              campo={campo}
              nomes={[mantido.nome, outro.nome]}
              doOutro={vemDoOutro(campo)}
              aoMudar={(doOutro) => definirEscolhas((antes) => ({ ...antes, [campo.campo]: doOutro }))}
            />
          ))}
        </Box>
      </Secao>
      <Secao titulo="O que acontece">
        <Consequencias itens={consequencias} />
      </Secao>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={aoCancelar}>
          Cancelar
        </Button>
        <Button variant="contained" loading={unindo} onClick={() => void unir()}>
          Unir cadastros
        </Button>
      </Box>
    </>
  )
}
