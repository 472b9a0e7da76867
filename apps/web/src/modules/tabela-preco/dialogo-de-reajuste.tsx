import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQueryClient } from '@tanstack/react-query'
import {
  reajustarPreco,
  reajuste,
  regraDoReajuste,
  ROTULOS_DO_ARREDONDAMENTO,
  type Reajuste,
  type TabelaPreco,
} from '@vetlume/dominio/tabela-preco'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { opcoesDe } from '../cadastros/index.ts'

/** Each price, today and after. */
function Previa({ itens, regra }: { itens: TabelaPreco['itens']; regra: Reajuste }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {regraDoReajuste(regra)}
      </Box>
      <Box tabIndex={0} role="region" aria-label="Preços antes e depois" sx={{ maxHeight: '18rem', overflowY: 'auto' }}>
        <Table size="small" stickyHeader sx={{ '& th, & td': { px: { xs: 1, sm: 3.5 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Serviço</TableCell>
              <TableCell align="right">Hoje</TableCell>
              <TableCell align="right">Depois</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {itens.map(({ servico, centavos }) => (
              <TableRow key={servico.codigo}>
                <TableCell>{servico.nome}</TableCell>
                <TableCell align="right">
                  <Dinheiro centavos={centavos} />
                </TableCell>
                <TableCell align="right">
                  <Dinheiro centavos={reajustarPreco(centavos, regra)} destaque />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

/** Changes every price of a table by one percentage; what each becomes is shown before it is applied. */
export function DialogoDeReajuste({ ficha, aoFechar }: { ficha: TabelaPreco; aoFechar: () => void }) {
  const cache = useQueryClient()
  const form = useFormulario({
    esquema: reajuste,
    // Blank until it is typed, and the schema asks for it.
    valores: { percentualBp: null as unknown as number, arredondamento: 'CENTAVO' as const },
    protegerMudancas: false,
    aoEnviar: async (regra: Reajuste) => {
      await api('PUT /tabela-preco/:codigo/reajuste', { codigo: ficha.codigo, versao: ficha.versao, ...regra })
      avisar.sucesso('Preços reajustados.')
      aoFechar()
      // The form under this dialog begins again, with the new prices and their version.
      await cache.resetQueries({ queryKey: ['tabela-preco', 'um', ficha.codigo] })
      void cache.invalidateQueries({ queryKey: ['tabela-preco'] })
    },
  })
  const regra = reajuste.safeParse(useWatch({ control: form.control }))
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="md"
      titulo={`Reajustar ${ficha.nome}`}
      descricao="Todos os preços da tabela mudam de uma vez. Um percentual negativo os diminui."
    >
      <Formulario form={form} rotulo="Reajustar tabela" rotuloDeSalvar="Reajustar" aoCancelar={aoFechar}>
        <Grade>
          <CampoPercentual controle={form.control} nome="percentualBp" rotulo="Percentual" obrigatorio negativo />
          <CampoSelecao
            controle={form.control}
            nome="arredondamento"
            rotulo="Arredondamento"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_ARREDONDAMENTO)}
          />
        </Grade>
        {regra.success && <Previa itens={ficha.itens} regra={regra.data} />}
      </Formulario>
    </Dialogo>
  )
}
