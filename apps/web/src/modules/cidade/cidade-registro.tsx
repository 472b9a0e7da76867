import { dadosDaCidade, REGRAS_DA_CIDADE, ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { nomeDaUf, UFS, type Uf } from '@vetlume/dominio/formatos'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, opcoesDe } from '../cadastros/index.ts'

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: nomeDaUf(uf) })).toSorted((a, b) =>
  a.rotulo.localeCompare(b.rotulo, 'pt-BR'),
)

export const registroDeCidade = definirRegistro('cidade', {
  esquema: dadosDoCadastro(dadosDaCidade, REGRAS_DA_CIDADE),
  valores: (ficha) => ({
    codigo: ficha?.codigo ?? '',
    nome: ficha?.nome ?? '',
    uf: ficha?.uf ?? ('' as Uf),
    fuso: (ficha?.fuso ?? ZONA_PADRAO) as Fuso,
    deslocamentoCentavos: ficha?.deslocamentoCentavos ?? 0,
  }),
  nome: ({ nome, uf }) => `${nome}/${uf}`,
  campos: {
    codigo: { rotulo: 'Código do IBGE' },
    nome: { rotulo: 'Nome' },
    uf: { rotulo: 'Estado', texto: (uf: Uf) => nomeDaUf(uf) },
    fuso: { rotulo: 'Fuso horário', texto: (fuso: Fuso) => ROTULOS_DO_FUSO[fuso] ?? fuso },
    deslocamentoCentavos: { rotulo: 'Taxa de deslocamento', texto: (valor: number) => formatarReais(valor) },
    ativo: { rotulo: 'Ativa' },
  },
  Campos: ({ controle, ficha, focar }) => (
    <>
      <Secao>
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={80} focar={focar} />
          <CampoSelecao controle={controle} nome="uf" rotulo="Estado" obrigatorio opcoes={ESTADOS} />
          <CampoTexto
            controle={controle}
            nome="codigo"
            rotulo="Código do IBGE"
            obrigatorio
            maximo={7}
            desabilitado={ficha !== undefined}
            ajuda={
              ficha === undefined ? 'Os 7 números do município na tabela do IBGE' : 'Não muda depois de cadastrado'
            }
          />
          <CampoSelecao
            controle={controle}
            nome="fuso"
            rotulo="Fuso horário"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_FUSO)}
          />
        </Grade>
      </Secao>
      <Secao titulo="Deslocamento" descricao="Cobrada para atender nesta cidade, onde a clínica não tem taxa própria.">
        <Grade>
          <CampoDinheiro controle={controle} nome="deslocamentoCentavos" rotulo="Taxa de deslocamento" obrigatorio />
        </Grade>
      </Secao>
    </>
  ),
})
