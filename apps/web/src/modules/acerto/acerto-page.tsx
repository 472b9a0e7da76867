import { useSearch } from '@tanstack/react-router'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Abas } from '../../ui/abas.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { usePode } from '../cadastros/index.ts'
import { AAcertar } from './a-acertar.tsx'
import { DetalheDoAcerto } from './detalhe.tsx'
import { ListaDeAcertos } from './lista-de-acertos.tsx'

const ROTA = '/financeiro/acerto'

/** Settlements with specialists: the company settles, the specialist reads and approves. */
export function AcertoPage() {
  const daEmpresa = usePode('acerto:escrever')
  const { vista } = useSearch({ from: '/casca/financeiro/acerto' })
  const { codigo, buscaDoRegistro } = useRegistroNaUrl()
  if (codigo != null) return <DetalheDoAcerto codigo={codigo} daEmpresa={daEmpresa} />
  const acertando = daEmpresa && vista === 'acertar'
  return (
    <Pagina
      titulo="Acertos"
      descricao={
        daEmpresa
          ? 'O período de cada especialista: os repasses e o deslocamento, conferidos e aprovados, viram uma só conta a pagar.'
          : 'O que a empresa acerta com você por período. Confira cada repasse e cada dia de deslocamento e aprove.'
      }
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Contas a pagar', para: '/financeiro/contas-pagar' },
        { rotulo: 'Acertos' },
      ]}
    >
      {daEmpresa && (
        <Abas
          rotulo="Acertos"
          abas={[
            { rotulo: 'Acertos', para: ROTA, atual: !acertando },
            { rotulo: 'A acertar', para: ROTA, busca: { vista: 'acertar' }, atual: acertando },
          ]}
        />
      )}
      {acertando ? <AAcertar /> : <ListaDeAcertos daEmpresa={daEmpresa} buscaDoRegistro={buscaDoRegistro} />}
    </Pagina>
  )
}
