import { Secao } from '../../../ui/pagina.tsx'
import type { CamposDoHistorico } from '../../historico/index.ts'
import { Dados } from '../dados.tsx'
import { leituraDosCampos } from './use-formulario-do-registro.ts'

/** A record as its fields read, for who may not edit it. */
export function LeituraDoRegistro({ ficha, campos }: { ficha: object; campos: CamposDoHistorico }) {
  const { rotulo, texto } = leituraDosCampos(campos)
  const valores = ficha as Readonly<Record<string, unknown>>
  const mostrados = Object.keys(campos).filter((campo) => campo !== 'ativo' && Object.hasOwn(valores, campo))
  const ler = (campo: string) => {
    const valor = valores[campo]
    return valor === null || valor === '' ? null : texto(campo, valor)
  }
  return (
    <Secao>
      <Dados itens={mostrados.map((campo) => [rotulo(campo), ler(campo)] as const)} />
    </Secao>
  )
}
