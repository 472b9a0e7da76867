import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { ladosDaMedida, unidadeEscrita } from '@vetlume/dominio/laudo'
import type { Medida } from '@vetlume/dominio/medidas'
import { adicionarMedida } from '../edicao/operacoes.ts'
import { useBancada } from './bancada.ts'

const MAXIMO_DO_ROTULO = 80

/** A measure of the catalogue in its own unit; of a paired organ, one for each side. */
function medidasDoCatalogo(id: string, { rotulo, unidade: propria }: Medida, orgao: string | null): MedidaPreenchida[] {
  const unidade = unidadeEscrita(propria)
  return ladosDaMedida(id, orgao).map((lado) => ({ id, rotulo, valor: null, unidade, lado }))
}

/** A measure of the catalogue, or one of the person's own, for a section. */
export function NovaMedida({ secao, aoFechar }: { secao: SecaoDoLaudo; aoFechar: () => void }) {
  const { mudar, catalogo } = useBancada()
  const doCatalogo = [...catalogo.medidas]
  const escolher = (texto: string | null) => {
    const rotulo = texto?.trim().slice(0, MAXIMO_DO_ROTULO) ?? ''
    if (rotulo === '') return aoFechar()
    const escolhida = doCatalogo.find(([, medida]) => medida.rotulo === rotulo)
    const novas: MedidaPreenchida[] =
      escolhida === undefined
        ? [{ id: '', rotulo, valor: null, unidade: 'cm', lado: null }]
        : medidasDoCatalogo(...escolhida, secao.orgao)
    for (const nova of novas) mudar(adicionarMedida(secao.id, nova))
    aoFechar()
  }
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      autoHighlight={false}
      size="small"
      options={doCatalogo.map(([, { rotulo }]) => rotulo)}
      onChange={(_, texto) => escolher(texto)}
      onBlur={aoFechar}
      sx={{ maxWidth: '26rem', mt: 2 }}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus
          placeholder="Nome da medida, do catálogo ou seu"
          slotProps={{
            ...props.slotProps,
            htmlInput: {
              ...props.slotProps.htmlInput,
              'aria-label': `Nova medida de ${secao.titulo}`,
              maxLength: MAXIMO_DO_ROTULO,
            },
          }}
        />
      )}
    />
  )
}
