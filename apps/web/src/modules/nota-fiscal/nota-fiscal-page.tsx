import { useSearch } from '@tanstack/react-router'
import { ROTULOS_DA_NOTA, type NotaFiscal } from '@vetlume/dominio/nota-fiscal'
import { listar } from '../../lib/listar.ts'
import { momento, reais } from '../../lib/planilha/valores.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { Abas } from '../../ui/abas.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { filtroDeOpcoes, usePode } from '../cadastros/index.ts'
import { Configuracao } from './configuracao.tsx'
import { EtiquetaDaNota, nomeDaNota } from './situacao.tsx'

const DialogoDaNota = parte(async () => (await import('./dialogo-da-nota.tsx')).DialogoDaNota)

const ROTA = '/financeiro/nota-fiscal'

const COLUNAS: readonly Coluna<NotaFiscal>[] = [
  { id: 'numero', titulo: 'Nota', celula: nomeDaNota, largura: '9rem' },
  { id: 'tomador', titulo: 'Tomador', celula: ({ tomador }) => tomador },
  { id: 'titulo', titulo: 'Conta', celula: ({ titulo }) => `nº ${titulo.numero}`, largura: '7rem' },
  {
    id: 'emissao',
    titulo: 'Emissão',
    celula: ({ emitidaEm }) => <DataHora instante={emitidaEm} />,
    texto: ({ emitidaEm }) => momento(emitidaEm),
    ordem: 'emissao',
    largura: '11rem',
  },
  {
    id: 'estado',
    titulo: 'Situação',
    celula: EtiquetaDaNota,
    texto: ({ estado }) => ROTULOS_DA_NOTA[estado],
    largura: '10rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ servicoCentavos }) => <Dinheiro centavos={servicoCentavos} />,
    texto: ({ servicoCentavos }) => reais(servicoCentavos),
    ordem: 'valor',
    alinhar: 'direita',
    noCartao: 'destaque',
    largura: '8.5rem',
  },
]

const FILTROS: readonly Filtro[] = [filtroDeOpcoes('estado', 'Situação', ROTULOS_DA_NOTA), ...FILTROS_DO_PERIODO]

const buscar = listar('nota-fiscal')

const VAZIO = {
  titulo: 'Nenhuma nota fiscal',
  texto: 'A nota é emitida na conta a receber ou no fechamento, e aparece aqui com o número, o XML e o PDF.',
}

/** Notes of the company and how it issues them; a clinic reads its own. */
export function NotaFiscalPage() {
  const emite = usePode('nota-fiscal:escrever')
  const { vista } = useSearch({ from: '/casca/financeiro/nota-fiscal' })
  const { codigo, fechar, buscaDoRegistro } = useRegistroNaUrl()
  const configurando = emite && vista === 'emissao'
  return (
    <Pagina
      titulo="Notas fiscais"
      descricao="As notas de serviço (NFS-e) das contas a receber. Ambiente de testes, sem valor fiscal."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Notas fiscais' }]}
    >
      {emite && (
        <Abas
          rotulo="Notas fiscais"
          abas={[
            { rotulo: 'Notas', para: ROTA, atual: !configurando },
            { rotulo: 'Emissão e certificado', para: ROTA, busca: { vista: 'emissao' }, atual: configurando },
          ]}
        />
      )}
      {configurando ? (
        <Configuracao />
      ) : (
        <Lista
          nomes={['nota fiscal', 'notas fiscais']}
          chave={['nota-fiscal', 'lista']}
          buscar={buscar}
          colunas={COLUNAS}
          filtros={FILTROS}
          dicaDaBusca="Tomador, serviço ou número"
          ordemPadrao="-emissao"
          abrir={(nota) => ({ to: '.', search: buscaDoRegistro(nota.codigo) })}
          vazio={VAZIO}
        />
      )}
      {codigo != null && <DialogoDaNota codigo={codigo} aoFechar={fechar} />}
    </Pagina>
  )
}
