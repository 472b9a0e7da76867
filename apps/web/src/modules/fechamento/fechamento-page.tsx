import { useSearch } from '@tanstack/react-router'
import type { Busca } from '../../buscas.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Abas } from '../../ui/abas.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { usePode } from '../cadastros/index.ts'
import { AFechar } from './a-fechar.tsx'
import { DetalheDoFechamento } from './detalhe.tsx'
import { ListaDeExames, ListaDeFechamentos, type Lado } from './listas.tsx'

const TEXTOS: Readonly<Record<Lado, string>> = {
  EMPRESA: 'O período das clínicas faturadas: uma cobrança por clínica, com cada exame explicado.',
  CLINICA: 'O que a empresa cobra por período, exame por exame. Conteste o que não confere antes de pagar.',
}

const VISTAS: Readonly<Record<Lado, readonly { rotulo: string; vista?: Busca<'/financeiro/fechamento'>['vista'] }[]>> =
  {
    EMPRESA: [
      { rotulo: 'Fechamentos' },
      { rotulo: 'A fechar', vista: 'fechar' },
      { rotulo: 'Exames à espera', vista: 'exames' },
    ],
    CLINICA: [{ rotulo: 'Fechamentos' }, { rotulo: 'Exames à espera', vista: 'exames' }],
  }

/** Closings of partner clinics: the company closes and answers, the clinic reads, disputes and pays. */
export function FechamentoPage() {
  const lado: Lado = usePode('fechamento:escrever') ? 'EMPRESA' : 'CLINICA'
  const { vista } = useSearch({ from: '/casca/financeiro/fechamento' })
  const { codigo, buscaDoRegistro } = useRegistroNaUrl()
  if (codigo != null) return <DetalheDoFechamento codigo={codigo} lado={lado} />
  return (
    <Pagina
      titulo="Fechamentos"
      descricao={TEXTOS[lado]}
      migalhas={[
        { rotulo: 'Financeiro' },
        lado === 'EMPRESA'
          ? { rotulo: 'Contas a receber', para: '/financeiro/contas-receber' }
          : { rotulo: 'Contas a pagar', para: '/financeiro/contas-pagar' },
        { rotulo: 'Fechamentos' },
      ]}
    >
      <Abas
        rotulo="Fechamentos"
        abas={VISTAS[lado].map(({ rotulo, vista: qual }) => ({
          rotulo,
          para: '/financeiro/fechamento',
          ...(qual === undefined ? {} : { busca: { vista: qual } }),
          atual: vista === qual,
        }))}
      />
      {vista === 'exames' ? (
        <ListaDeExames lado={lado} />
      ) : vista === 'fechar' && lado === 'EMPRESA' ? (
        <AFechar />
      ) : (
        <ListaDeFechamentos lado={lado} buscaDoRegistro={buscaDoRegistro} />
      )}
    </Pagina>
  )
}
