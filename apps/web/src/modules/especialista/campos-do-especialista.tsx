import { ROTULOS_DO_FUSO } from '@vetlume/dominio/cidade'
import { ROTULOS_DO_CRMV } from '@vetlume/dominio/especialista'
import { nomeDaUf, UFS } from '@vetlume/dominio/formatos'
import { tipoDaChavePix } from '@vetlume/dominio/pix'
import { useWatch } from 'react-hook-form'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoEscolhidos } from '../../ui/formulario/campo-escolhidos.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { CampoCidade, fonteDoCadastro, opcoesDe, procurarNoCadastro } from '../cadastros/index.ts'
import { CampoCor } from './campo-cor.tsx'
import estilos from './campos-do-especialista.module.css'
import type { CamposDoEspecialistaProps } from './valores.ts'

const especialidades = fonteDoCadastro('especialidade')
const procurarCidade = procurarNoCadastro('cidade', {})
const comUf = ({ codigo, nome, uf }: { codigo: string; nome: string; uf: string }) => ({
  codigo,
  nome: `${nome}/${uf}`,
})
const cidades = {
  chave: ['cidade', 'opcoes'],
  procurar: async (texto: string, sinal: AbortSignal) => (await procurarCidade(texto, sinal)).map(comUf),
}
const estados = UFS.map((uf) => ({ valor: uf, rotulo: `${uf} – ${nomeDaUf(uf)}` }))

const CHAVES_PIX = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'e-mail',
  TELEFONE: 'telefone',
  ALEATORIA: 'chave aleatória',
} as const

function SecaoDaPessoa({ controle, focar }: Pick<CamposDoEspecialistaProps, 'controle' | 'focar'>) {
  return (
    <Secao titulo="Veterinário" descricao="É assim que aparece nos laudos.">
      <div className={estilos.grade}>
        <Grade>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={120} focar={focar} />
          <CampoMascara controle={controle} nome="cpf" rotulo="CPF" mascara="cpf" />
        </Grade>
        <Grade colunas={3}>
          <CampoSelecao controle={controle} nome="crmvUf" rotulo="Estado do CRMV" obrigatorio opcoes={estados} />
          <CampoTexto controle={controle} nome="crmvNumero" rotulo="Número do CRMV" obrigatorio maximo={12} />
          <CampoSelecao
            controle={controle}
            nome="crmvTipo"
            rotulo="Inscrição"
            ajuda="Secundária: em outro estado além do principal"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_CRMV)}
          />
        </Grade>
      </div>
    </Secao>
  )
}

function SecaoDasEspecialidades({ controle, ficha }: Pick<CamposDoEspecialistaProps, 'controle' | 'ficha'>) {
  return (
    <Secao titulo="Especialidades e cidades" descricao="O que faz e onde atende.">
      <Grade>
        <CampoBusca
          {...especialidades}
          controle={controle}
          nome="especialidade"
          rotulo="Especialidade principal"
          inicial={ficha?.especialidade ?? null}
        />
        <div>
          <CampoEscolhidos
            controle={controle}
            nome="outrasEspecialidades"
            rotulo="Outras especialidades"
            rotuloDeIncluir="Incluir outra especialidade"
            fonte={especialidades}
            iniciais={ficha?.outrasEspecialidades ?? []}
          />
        </div>
        <div className="inteiro">
          <CampoEscolhidos
            controle={controle}
            nome="cidades"
            rotulo="Cidades atendidas"
            rotuloDeIncluir="Incluir cidade atendida"
            ajuda="Digite o nome e escolha"
            fonte={cidades}
            iniciais={(ficha?.cidades ?? []).map(comUf)}
          />
        </div>
      </Grade>
    </Secao>
  )
}

function SecaoDoContato({ controle }: Pick<CamposDoEspecialistaProps, 'controle'>) {
  const chave = useWatch({ control: controle, name: 'chavePix' })
  const tipo = typeof chave === 'string' ? tipoDaChavePix(chave) : null
  return (
    <Secao titulo="Contato e pagamento">
      <Grade>
        <CampoMascara controle={controle} nome="telefone" rotulo="Telefone" mascara="telefone" />
        <CampoTexto controle={controle} nome="email" rotulo="E-mail" tipo="email" maximo={254} />
        <CampoTexto
          controle={controle}
          nome="endereco"
          rotulo="Endereço"
          ajuda="Em uma linha, como sai nos documentos. Sem ele, sai o da empresa"
          maximo={200}
          className="inteiro"
        />
        <CampoTexto
          controle={controle}
          nome="chavePix"
          rotulo="Chave Pix"
          ajuda={
            tipo === null
              ? 'Para receber o repasse: CPF, CNPJ, e-mail, telefone ou chave aleatória'
              : `Reconhecida como ${CHAVES_PIX[tipo]}`
          }
          maximo={77}
        />
      </Grade>
    </Secao>
  )
}

function SecaoDaAgenda({ controle }: Pick<CamposDoEspecialistaProps, 'controle'>) {
  return (
    <Secao titulo="Agenda">
      <Grade>
        <CampoSelecao
          controle={controle}
          nome="fuso"
          rotulo="Fuso horário"
          ajuda="Dos horários de trabalho"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DO_FUSO)}
        />
        <CampoNumero
          controle={controle}
          nome="velocidadeKmh"
          rotulo="Velocidade na cidade"
          ajuda="Em branco, a da região"
          sufixo="km/h"
        />
        <div className="inteiro">
          <CampoCor controle={controle} nome="cor" rotulo="Cor na agenda" />
        </div>
      </Grade>
    </Secao>
  )
}

function SecaoDaPartida({ controle, ficha }: Pick<CamposDoEspecialistaProps, 'controle' | 'ficha'>) {
  return (
    <Secao
      titulo="De onde sai"
      descricao="Conta o caminho até a primeira visita do dia nas sugestões de horário, na rota e no reembolso por km. Em branco, o dia começa nela."
    >
      <Grade>
        <CampoCidade
          controle={controle}
          nome="partidaCidade"
          rotulo="Município de onde sai"
          ajuda="Sem coordenadas, vale o centro dele"
          inicial={ficha?.partidaCidade ?? null}
        />
        <CampoTexto controle={controle} nome="partidaEndereco" rotulo="Endereço de onde sai" maximo={200} />
        <CampoNumero
          controle={controle}
          nome="partidaLatitude"
          rotulo="Latitude"
          ajuda="Em graus, como −23,5614"
          casas={6}
          negativo
        />
        <CampoNumero
          controle={controle}
          nome="partidaLongitude"
          rotulo="Longitude"
          ajuda="Em graus, como −46,6559"
          casas={6}
          negativo
        />
        <CampoMarcado controle={controle} nome="partidaVolta" rotulo="Contar a volta no fim do dia" chave />
      </Grade>
    </Secao>
  )
}

function SecaoDoReembolso({ controle }: Pick<CamposDoEspecialistaProps, 'controle'>) {
  return (
    <Secao
      titulo="Reembolso do deslocamento"
      descricao="Entra no acerto do período, dia por dia, pelo caminho entre as visitas realizadas na agenda."
    >
      <Grade>
        <CampoDinheiro
          controle={controle}
          nome="kmCentavos"
          rotulo="Reembolso por km"
          ajuda="Zero não paga deslocamento"
          obrigatorio
        />
        <CampoNumero
          controle={controle}
          nome="franquiaKm"
          rotulo="Franquia de km por dia"
          ajuda="O que não se paga de cada dia. Em branco, paga tudo"
          sufixo="km"
        />
      </Grade>
    </Secao>
  )
}

/** Every field of a specialist, in sections. */
export function CamposDoEspecialista({ controle, ficha, focar }: CamposDoEspecialistaProps) {
  return (
    <>
      <SecaoDaPessoa controle={controle} focar={focar} />
      <SecaoDasEspecialidades controle={controle} ficha={ficha} />
      <SecaoDoContato controle={controle} />
      <SecaoDaAgenda controle={controle} />
      <SecaoDaPartida controle={controle} ficha={ficha} />
      <SecaoDoReembolso controle={controle} />
      <Secao titulo="Observações" descricao="Só a sua equipe lê.">
        <CampoTexto controle={controle} nome="observacoes" rotulo="Observações" maximo={2_000} linhas={4} />
      </Secao>
    </>
  )
}
