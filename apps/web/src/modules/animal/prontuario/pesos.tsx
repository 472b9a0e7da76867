import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatarPeso, type AnimalCompleto, type Pesagem } from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { Suspense, useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { useApagarPesagem } from '../api.ts'
import { GraficoDePesos } from './grafico-de-pesos.tsx'
import { variacaoDoPeso } from './variacao.ts'
import { parte } from '../../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./dialogo-de-pesagem.tsx')).DialogoDePesagem)

const SEMPRE_A_VISTA = 4

interface TabelaProps {
  ficha: AnimalCompleto
  quantas: number
  aoCorrigir: (pesagem: Pesagem) => void
}

function TabelaDePesos({ ficha: { codigo, pesos, permissoes }, quantas, aoCorrigir }: TabelaProps) {
  const { mutateAsync: apagar } = useApagarPesagem(codigo)
  const excluir = async (pesagem: Pesagem, dia: string) => {
    const certeza = await confirmar({
      titulo: `Apagar a pesagem de ${dia}?`,
      texto: 'Para um peso que foi lançado por engano. O histórico guarda que ela existiu.',
      confirmar: 'Apagar',
      perigo: true,
    })
    if (!certeza) return
    try {
      await apagar(pesagem)
      avisar.sucesso('Pesagem apagada.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <Box
      component="table"
      aria-label="Pesagens"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& td, & th': {
          py: 1,
          px: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
          textAlign: 'left',
          fontWeight: 'inherit',
        },
        '& td:nth-of-type(n+2)': { textAlign: 'right', whiteSpace: 'nowrap' },
      }}
    >
      <thead className="so-leitor">
        <tr>
          <th scope="col">Dia</th>
          <th scope="col">Peso</th>
          <th scope="col">Variação</th>
          {permissoes.editar && <th scope="col">Ações</th>}
        </tr>
      </thead>
      <tbody>
        {pesos.slice(0, quantas).map((pesagem, i) => {
          const dia = formatarData(diaNaZona(pesagem.medidoEm, fusoEmUso()))
          return (
            <tr key={pesagem.codigo}>
              <td>{dia}</td>
              <td>
                <strong>{formatarPeso(pesagem.gramas)}</strong>
              </td>
              <Box component="td" sx={{ color: 'text.secondary' }}>
                {variacaoDoPeso(pesagem.gramas, pesos[i + 1]?.gramas)}
              </Box>
              {permissoes.editar && (
                <td>
                  <IconButton
                    size="small"
                    aria-label={`Corrigir a pesagem de ${dia}`}
                    onClick={() => aoCorrigir(pesagem)}
                  >
                    <Icone nome="edit" tamanho="texto" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Apagar a pesagem de ${dia}`}
                    onClick={() => void excluir(pesagem, dia)}
                  >
                    <Icone nome="delete-outline" tamanho="texto" />
                  </IconButton>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

/** Weighings: the line that they draw, and each of them, to be corrected or taken away. */
export function Pesos({ ficha }: { ficha: AnimalCompleto }) {
  const [aberta, definirAberta] = useState<Pesagem | 'nova' | null>(null)
  const [todas, definirTodas] = useState(false)
  const { pesos, permissoes } = ficha
  return (
    <Secao
      titulo="Peso"
      acoes={
        permissoes.editar && (
          <Button size="small" startIcon={<Icone nome="add" />} onClick={() => definirAberta('nova')}>
            Pesar
          </Button>
        )
      }
    >
      {pesos.length === 0 && <Box sx={{ color: 'text.secondary' }}>Nenhuma pesagem ainda.</Box>}
      {pesos.length > 1 && <GraficoDePesos pesos={pesos} />}
      {pesos.length > 0 && (
        <Box sx={{ mt: pesos.length > 1 ? 3 : 0 }}>
          <TabelaDePesos ficha={ficha} quantas={todas ? pesos.length : SEMPRE_A_VISTA} aoCorrigir={definirAberta} />
          {pesos.length > SEMPRE_A_VISTA && (
            <Button size="small" color="secondary" sx={{ mt: 1 }} onClick={() => definirTodas(!todas)}>
              {todas ? 'Mostrar menos' : `Ver as ${pesos.length} pesagens`}
            </Button>
          )}
        </Box>
      )}
      {aberta !== null && (
        <Suspense fallback={null}>
          <Dialogo ficha={ficha} pesagem={aberta === 'nova' ? null : aberta} aoFechar={() => definirAberta(null)} />
        </Suspense>
      )}
    </Secao>
  )
}
